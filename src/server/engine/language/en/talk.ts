import type { TalkWords } from '#server/engine/language/talk-words.ts';
import { shorthand } from './shorthand.ts';
import { spellings } from './spellings.ts';

const good =
  '(good|great|nice|lovely|wonderful|fantastic|pleasant|beautiful|fab|blessed|amazing|super)';
const day =
  '(day|evening|night|morning|afternoon|weekend|week|one|time|rest of your (day|week|evening))';
const help =
  '(help|assistance|info|information|answer|answers|reply|response|time|support|service|advice|everything|quick (reply|response|answer|help)|clarification|patience|understanding|explanation|great (help|service)|kind help|that|this|it|all (that|this|of it|your help|the help|the info))';
const very = '[so|very|really|quite|pretty|super|extremely|absolutely|incredibly|truly|most]';
const me = '[me|us]';

export const englishTalk: TalkWords = {
  evidence: `the am and is are was were be been do does did have has had can could will would should may might must
    i you he she it we they me my your our their his her us them this that these those there here what when where which
    who why how much many any some not no yes of to in on at for from with without about if or but so than then too also
    just only still already more most less an a as by up out into over under until till before after during because while
    please thanks thank hello hi hey open opening close closed closing hours price cost costs cheap cheapest expensive
    order delivery shipping return refund book booking appointment today tomorrow tonight monday tuesday wednesday
    thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend week day
    time phone number address email pay card cash free need want get know tell take make long late early year old kids
    im ive id youre dont cant whats its thats hows wheres whos isnt arent doesnt didnt wont lets u ur guys got let offer
    sell between per each every other another same one two three all both near allowed available great good perfect bye
    sorry help ok okay people person human talk speak work shop store opens closes start starts ill well theres wheres talking looking going being having getting alone where's trip plan find me`,
  shorthand,
  spellings,
  courtesies: {
    greeting: [
      '(hi|hello|hey|hiya|howdy|heyo|yo|greetings|hallo|hullo) [hi|hello|hey|there|again]',
      '[a] [very] good (morning|afternoon|evening|day) [to you]',
      '(morning|afternoon|evening|mornin|ey up|g day|gday) [all|everyone|team|guys|folks|mate]',
      'dear (sir or madam|sir madam|sir|madam|sirs|all|team|everyone|customer service|support)',
      '(to whom it may concern|nice to meet you|pleased to meet you|happy (monday|friday))',
    ],
    howAreYou: [
      '[and] how (are|is) (you|things|everything|everyone|it|your day|life|you all|you guys) [all|guys] [doing|going|been] [today|tonight|this morning|these days|so far]',
      'how (have you been|do you do|you doing|are things|goes it)',
      '(what is up|sup|wassup|whatsup|what is going on|you ok|you alright|are you (well|ok))',
    ],
    thanks: [
      '(cheers|thanks|thank you|ta) [mate|love|hun|pal|man|boss|chief] [you are] [a|an] [absolute|total|proper] (legend|star|diamond|gem|lifesaver|hero|angel|babe)',
      '(what a|you|absolute|proper|total) [are a|are an|absolute] (legend|star|diamond|gem|lifesaver|hero)',
      '(much obliged|fanks|fank you|thank ya|thankies|thankee|top banana|good man|good lad|nice one mate|bless)',
      `[many|much|big|huge|lots of|a thousand] thanks [(so|very) much|a (lot|lots|bunch|million|mil|mill|ton|bundle)|again|heaps|loads|tons|ever so much|kindly|in advance] [for [all] [of] [your|the|this|that] ${help}] [today]`,
      `[ok|and|oh|no|again] (thank you|thanking you) [(so|very|ever so) much|a (lot|lots|bunch|million|ton)|again|kindly|in advance|sincerely|all|guys|team] [for [all] [of] [your|the|this|that] ${help}|for (helping|answering|letting|explaining) ${me} [out|know|that|it|my question|my questions|all my questions]] [today]`,
      'cheers [mate|guys|man|bud|buddy|pal|for (that|the help|your help)]',
      '(much|really|greatly|very much|highly) appreciated',
      `[i] [really|do|so|very much|truly|greatly] appreciate (it|that|this|your ${help}|the ${help}|you|all your help) [a lot|so much|very much]`,
      '(i am|we are) [so|very|really|most] (grateful|thankful) [for your help|to you]',
      '(god bless [you]|bless you|you (are|have been) (a|an) [absolute|real|total] (star|lifesaver|legend|gem|life saver|angel|hero|treasure|champion|champ))',
      '(ta|ta very much|ta muchly|nice one|top man)',
      'thanks to (you|you all|all of you)',
      'thank (for your (help|answer|reply|time)|for the (info|help|information)|u)',
    ],
    goodbye: [
      '(thanks ra|tara|tarra|ta ta|tatty bye|cheery bye|tra) [then|now|bye]',
      '[and] have a good (un|one) [then|mate]',
      '[i|we] (got to|gotta|have got to|must|better) (go|run|dash|bounce|shoot|fly) [now]',
      '(i am|we are) off [now|then]',
      '(must dash|off i go|over and out|signing off|ttyl|ttfn|bfn|toodle pip|toodle oo|tata|bye then|cheers bye|later gator|in a bit|laters|later then|peace|ciao for now|hooroo|see you round) [then|now|bye]',
      '(bye|bye bye|byebye|farewell|cheerio|ta ta|toodles|so long|ciao|adios|laters|peace out|tschuss) [bye|now|for now|then|again]',
      '[i will] (see|talk to|speak to|catch) you [all|guys|then|later|soon|tomorrow|tonight|there|around|again|next time|next week|on] [monday|tuesday|wednesday|thursday|friday|saturday|sunday]',
      '(see|catch) (ya|you) [later|soon|then|tomorrow]',
      `[and] [you] [i hope you] (have|enjoy) (a|your|the) [very|really|truly|most] ${good} [rest of your|rest of the] ${day} [too|yourself|ahead|everyone|there|all]`,
      `[and] (have|enjoy) (a ${good} rest of (your|the) (day|week|evening|weekend)|(your|the) (day|evening|weekend|night|week))`,
      '[have a] good night [all]',
      '(take care|all the best|until next time|till next time|talk soon|speak soon|be well|stay safe|look forward to (seeing you|it|my visit))',
      '[i am|we are] looking forward to (it|seeing you|my visit|our visit|meeting you) [soon|then]',
      'i (have to|need to|must|got to) (go|leave|run) [now]',
    ],
    acknowledge: [
      '(brill|fab|ace|lush|wicked|amazeballs|phew|excellent stuff|good good) [then]',
      '[ok|lovely|great|right|well|cool|perfect] [then] (that|this) is (me|us) [all] (sorted|done|set|good|happy) [now|then]',
      '[that is] (sorted|job done|happy days|smashing|grand|ace|champion|sound|mint|class|magic|sweet as|no bother|righto|righty ho|rightio|okey dokey|okie dokie|gotcha|bingo|sorted then|cracking|splendid|top notch|spot on) [then|mate]',
      '(lovely|top|good|cool) stuff',
      'that (will|should|would) do [it|me|nicely|for me|for now]',
      'that (does|did) it [for me]',
      'that is (everything|all i was after|all i needed|just what i needed|what i needed|that then|us then) [then|for now]',
      '[i|we] (have) (got what i needed|what i need|all i need)',
      '[oh|ah|well] [ok|okay|alright|right|fine|cool|great] (ok|okay|alright|all right|right|fine|cool|nice|great|perfect|awesome|excellent|brilliant|wonderful|fantastic|amazing|lovely|super|sweet|neat|good|fab|terrific|splendid|superb|dandy|understood|noted|gotcha|copy that|roger|wow|interesting|oh|ah|aha|hmm|hm|k|yay|oh well|never mind|nevermind|no worries|no problem|np|lol|haha|hahaha)',
      '[ok] [i] (got it|see|understand|get it|get that|have got it|got that|hear you)',
      `[ok|well|yes] (that|this|it) (is|was|sounds|looks|seems) ${very} (great|good|perfect|fine|ok|awesome|nice|cool|lovely|amazing|brilliant|excellent|wonderful|fantastic|clear|all clear|it|all right|alright|super) [to me|for me|news|to know]`,
      `(sounds|looks|seems) ${very} (great|good|perfect|fine|ok|awesome|nice|cool|lovely|amazing|brilliant|excellent|wonderful)`,
      '(that|this|it) (answers|answered) (my question|my questions|it|everything)',
      '(makes sense|that makes sense|good to know|great to know|nice to know|fair enough|will do|good to hear|great to hear|thats (it|all i wanted to know)|all clear|crystal clear|it is clear [now]|glad to hear (it|that))',
      '[that is] (great|good|wonderful|awesome|perfect|excellent|fantastic|lovely) news',
    ],
    accept: [
      '(yes|yeah|yep|yup|yea|ya|aye|sure|of course|absolutely|definitely|certainly|indeed|correct|exactly|please do|go ahead|yes yes) [please|sure|of course|exactly|do|go ahead|i do|i would]',
      '[yes] (that|it|this) would be (great|good|perfect|nice|lovely|wonderful|fine|helpful|amazing|awesome|fantastic|excellent|ok)',
      '[yes] (i would (like|love) (that|to)|i do)',
    ],
    decline: [
      '(no|nope|nah|not really|not now|not yet|not today|no no|not at the moment|maybe later)',
      '[no|nope|nah] [no] (no|not) [thanks|thank you]',
      '[no|nope|nah|ok|and|i think|well|great|perfect] [i think|so] (that|this|it) (is|was|will be|would be|should be|about covers) (all|it|everything|enough|about it|it then) [for (now|today|me|the moment)|i (need|needed|wanted|want) [to know] [for now|today|right now]|then|really]',
      '(no|nope) [i am|we are|it is|that is] [all] (good|fine|set|ok|alright|sorted|done)',
      '[no|nope] (i am|we are|it is) [all] (good|set|fine|sorted|done|ok) [now|for now|here]',
      'all (good|set|done|sorted|fine) [now|here|for now]',
      '[no] (nothing (else|more|further)|no (more|other|further) questions) [for (now|today|me)|at the moment|right now]',
      '[no|nope] (i|we) (do not|will not) (need|have|require) (anything|any more questions|any questions|any further help|anything further|more) [else] [for now|today|at (this time|the moment)|right now]',
      '[no] (i|we) (have|got|have got) (everything|all) (i|we) (need|needed|wanted) [for now|now|today]',
      'all (i|we) (need|needed|wanted) [to know] [for now|today]',
      'not at this time',
      '(i|we) think (i|we) (am|are) (good|set|all set|done|fine)',
    ],
    praise: [
      `[ok|wow] [that|this|you|it|all|which] (was|is|are|were|have been|has been) [all] ${very} (helpful|useful|kind|nice|friendly|great|awesome|amazing|fast|quick|the best|wonderful|a great help|a big help|a huge help|of great help|clever|smart|sweet|fantastic|brilliant|impressive|cool|cute|lovely|funny|excellent|very much help) [to me|bot|today|a (lot|bunch)]`,
      `(great|good|nice|excellent|amazing|awesome|fantastic|wonderful|well) (job|work|bot|service|help|done|answer|chatbot|stuff)`,
      '[you|that|this|it|which] [have|really|has|definitely|just] (helped|helps|saved) [me|us] [out|a lot|so much|loads|a ton|a great deal|my day|very much]',
      `[first of all|first off|btw|by the way|also|and|just wanted to say] [i|we] [just|really|absolutely|do|totally|also|already] (love|loved|like|adore|enjoy|enjoyed) (you|it|this|that|this bot|[all] your (stuff|products|shop|store|website|site|food|place|work|service|restaurant|things|page|items|brand|team))`,
      '(so|very|really|super|extremely) (helpful|useful|kind|fast|quick|nice)',
      '(you (rock|rule)|how (nice|kind|lovely|sweet|helpful) [of you])',
      '(made my day|you made my day|keep up the good work|big fan [of (yours|your work)])',
    ],
    about: [
      '[so|wait|hey|and] (are you|is this|is that|am i (talking|chatting|speaking) (to|with)) [a|an|the] * [*] or [just|is this|is it] [a|an] (bot|robot|computer|machine|human|human being|person|ai|chatbot|program|real person|real human)',
      '[so|wait|hey|and|but|hang on|hold on] [are|r] you [a|an|even|just|really|actually|some] [kind of|sort of] [real|actual|live|human|automated|virtual|living|chat] (bot|robot|human|person|real|ai|machine|computer|chatbot|program|human being|chat bot|automated|app|alive|man|woman|chatgpt|assistant|people|gpt|agent|employee|software|automatic|artificial intelligence) [or] [a|an|just|only|not|what|some] [real|actual|live|human|automated|virtual|living|chat] [bot|robot|human|person|real|ai|machine|computer|chatbot|program|human being|chat bot|man|woman|no|not|a person|people|artificial intelligence]',
      '[so|wait|and|but] (am i|are we|i am) [really|actually|just|even|now|currently] (talking|chatting|speaking|texting|writing|messaging|typing) (to|with) [a|an|just|some] [real|actual|live|human|automated|virtual|chat] (bot|robot|human|person|someone real|somebody real|ai|machine|computer|chatbot|program|people|human being|agent|someone|somebody|man|woman|employee) [or] [a|an|just|not] [real|actual|live|human] [bot|robot|human|person|ai|machine|computer|chatbot|no|program] [here|right now|now]',
      '[and|so|wait] (who|what) (are you|is this|am i (talking|chatting|speaking|texting|writing) (to|with)|do i (talk|chat|speak) (to|with)) [exactly|here|anyway|right now]',
      '[and|so] (with|to) whom am i (talking|chatting|speaking)',
      'is (this|that|it|there) [really|just|actually] [a|an] [real|actual|live|human|automated|chat] (bot|robot|human|person|ai|machine|computer|chatbot|program|chat bot|automated|person) [or] [a|an|just] [real|actual|live|human] [bot|robot|human|person|ai|machine|computer|chatbot|program] [here|there|answering|typing|i am talking to|i am chatting with]',
      '[and] (what is your name|do you have a name|what are you called|what should i call you|who (made|built|created) you|are you chatgpt|which (ai|model) are you)',
    ],
    help: [
      '[so|and|ok|well] what (can|do|could) you (do|help [me] with|know|answer|offer help with) [here|for me|exactly]',
      '[so|and] what (can|could|should|do) i ask [you] [here|about]',
      '[so|and] how (can|do|could) you help [me|us]',
      '[so|and] how does (this|it) work [here]',
      '(can|could|would|will) you [please] (help|assist) [me|us] [out] [please|with something|with a question]',
      '[i|we] [really] (need|want|could use) [some|your|a little|a bit of] (help|assistance|support) [please]',
      '(help|help me|please help [me]|help please|support|assistance|info|menu|start|start over|options)',
      'i am looking for [some] (help|information|info|assistance)',
      '(are you there|anyone there|anybody there|is anyone there|is anybody there|anyone here|test|testing)',
    ],
    human: [
      '[is it possible|would it be possible|how] [can|could|may|would it be possible for|is it possible for] [i|we|me] [just|maybe|possibly|like|want|need|would like|would rather|prefer|would prefer|would love|wish] [to] [just] [to] (talk|speak|chat) [directly] (to|with) [a|an|the|your|one of your|some|any] [real|actual|live|human|living] (human|person|agent|operator|representative|rep|someone|somebody|staff|employee|manager|human being|people|advisor|adviser|customer service|customer support|support|support team|team|owner|boss|member of staff|staff member|team member|supervisor|colleague|anyone|anybody|man|woman) [real|human|else|there|in person|directly|on the phone|by phone|instead|now|right now|from (the|your) team|in charge|from (support|customer service)] [instead|now] [about (something|this|it|that|(a|an|my|some) (problem|issue|complaint|private matter|matter|thing))]',
      '(can|could|would|will) you [please] (connect|transfer|put|pass|hand|forward|get|redirect) me [over|on|through] [to|with] [a|an|the|your|one of your] [real|actual|live|human] (human|person|agent|operator|representative|rep|someone|somebody|staff|employee|manager|human being|people|customer service|customer support|support|support team|team|member of staff|staff member)',
      '[i (want|need|would like) [to (be|get)]] (connect|transfer|put|pass|hand|forward|get|give|redirect|connected|transferred) [me] [over|on|through] [to|with] [a|an|the|your|one of your] [real|actual|live|human] (human|person|agent|operator|representative|rep|someone|somebody|employee|manager|human being|customer service|customer support|support team|staff member)',
      '(i|we) [just|really] (want|need|would like|would prefer|prefer) [to have] [a|an|the] [real|actual|live|human] (human|person|agent|operator|representative|human being|manager|human help|human support)',
      '[a|an|the|any] [real|actual|live|human] (human|person|agent|operator|representative|rep|human being|customer service|customer support|live chat|live support|live agent|manager)',
      '(let|get) me [to] (talk|speak|chat) (to|with) [a|an|the|your] [real|actual|live] (human|person|agent|someone|somebody|manager|supervisor|owner|staff|representative)',
      '(talk|speak|chat) (to|with) (human|agent|person|representative|staff|manager|operator|support)',
      'is there [a|an] [real|actual|live|human] (person|human|agent|someone|anyone|somebody|anybody) [here|there|available] [that|who|whom] [i|we] (can|could) (talk|speak|chat) (to|with)',
      '(can|could) (someone|somebody|a human|a person|a real person|anyone|one of you|the manager|your team) [please] (call|contact|ring|phone|email|text|get back to) me [back] [please|today|later]',
      '(please|pls) (call|ring|phone) me [back]',
      'i (want|need|would like) (a callback|a call back|to be called back)',
    ],
    frustrated: [
      `[ok|wow|well|and|but] (you|this|it|that|this bot|this chat|this chatbot|this thing|the bot|bot) (is|are|was|were) [all|just|so|really|a|an|the|completely|totally|absolutely|such a|fucking|freaking|very|pretty|bloody|kinda|complete|total] [complete|total] (useless|stupid|dumb|rubbish|terrible|awful|bad|annoying|horrible|a joke|joke|worst|crap|shit|trash|garbage|idiot|idiotic|ridiculous|pathetic|unhelpful|no help|not helpful|not helping|not [very|really|at all] (helpful|useful|good|smart)|a waste of time|waste of time|frustrating|broken|not working|nonsense|wrong|no good|hopeless|moron|disappointing|bullshit) [bot|machine|chatbot|thing|service|at all|too]`,
      '(useless|stupid|dumb|terrible|awful|worst|shitty|crappy|rubbish|bad|idiotic|horrible) [bot|chatbot|machine|robot|thing|service|ever|answer|ai]',
      'thanks for nothing',
      '(wtf|ffs|fuck|fuck you|fuck off|shit|damn|damn it|dammit|bullshit|crap|idiot|moron|shut up|omg|what the (hell|fuck|heck)|screw you|you suck|this sucks|go away|ugh|argh|are you (stupid|dumb|kidding [me]|serious))',
      '[no|but] (you|that|this|it) (did not|do not|does not|is not|are not|can not|could not) (answer|help|answering|helping|understand|understanding|answer me|help me|help at all|answer my question|what i (asked|meant|want)|work|make [any] sense) [me|my question|the question|at all|anything|a thing]',
      '[you] [do not|did not] (understand|know) (me|nothing|anything)',
      '[no] that is not (what i (asked|meant|mean|wanted|want|am asking) [for]|my question|an answer|right|correct|true|helpful|it)',
      '(i am|this is|so) [so|very|really|getting] (frustrated|annoyed|angry|annoying|frustrating|fed up|upset)',
      'you know nothing',
    ],
    leadIn: [
      '[and|but|so] (i|we) (would|should) be (most|very|so|really|extremely|ever so|super) (grateful|thankful|obliged|happy|pleased) if you (could|would|can|might) [please|kindly|possibly] (tell (me|us)|let (me|us) know|advise [me|us]|inform (me|us)|confirm)',
      '(i|we) (am|are) (writing|getting in touch|reaching out|messaging|emailing) to (ask|enquire|inquire|find out|check)',
      '[i|we] (would|should) [really|very much] (like|love) to (know|find out|ask) [please]',
      '[just|i am just|was just] (wondering|curious|checking|asking)',
      '(a|another) question (for you|please)',
      '[and|but|so|also] (would|do) you [guys] mind (telling me|letting me know|telling us|letting us know|checking (if|whether)) [please]',
      '[and|but|so|also] any (idea|chance you know|chance you could tell me)',
      '[and|but|so] [i|we] (need|needed|would like|want|wanted) (some|a bit of|a little) (info|information|advice) [please]',
      '[and|but|so|also] [i|we] [just|also|only|still] (have|had|got|have got) [just] [a|one|another|some|two] [more|other|quick|small|short|little|simple|general|further] (question|questions|query|request|inquiry|enquiry) [for you|please]',
      '[and|but|so|also|ok] [just] [a|one|another] [more|last] (quick|small|short|little|simple|brief) (question|one|query|thing|request) [for you|please|though]',
      '(one|another|last) [more|other|last] (question|thing)',
      '[and|but|so|also] [i|we] (was|were|am|are) [just|also] (wondering|curious)',
      '[and|but|so|also|then] (can|could|would|will|might) you [please|possibly|kindly|maybe|just|also|perhaps|be able to|be so kind (to|as to)|be kind enough to] [please|also|quickly] (tell (me|us)|inform (me|us)|let (me|us) know|advise [me|us]|confirm (if|whether)|check (if|whether)) [please]',
      '[and|but|so|also] (do|would) you [guys|all] [happen to|by any chance|perhaps|also] know',
      '[does] (anyone|anybody) know',
      '[and|but|so|also] [i|we] [just|only|also|simply|still] (want|wanted|would like|would love|need|wish|would want|am trying|are trying|am hoping|was hoping|was trying|was looking|am looking) to [quickly|just|please] (ask|know|find out|inquire|enquire|(check|see|confirm) (if|whether)) [you] [something|a question]',
      '[and|but|so|also] (can|could|may|might) (i|we) [just|please|also|quickly] (ask|know|check (if|whether)) [you] [something|a [quick] question]',
      '[and|but|so] [please] (tell me|let me know|advise)',
      '(it would be (great|nice|lovely|good|helpful)|i would [really] appreciate it|i would be [very|really] (grateful|happy)) if you could (tell me|let me know|advise)',
      '(is it possible|would it be possible) to (ask|know|find out)',
      '(i|we) would be interested (to know|in knowing)',
    ],
    apology: [
      '[i am] [so|really|very] sorry (to be (a (pain|bother|nuisance|nag|pest)|annoying|asking again)|if (this|it|i) (is|am|sounds|has been|was) (a [bit of a|really|very] (silly|stupid|dumb|daft|weird|strange|odd|basic|obvious) (question|one)|obvious|annoying|(silly|stupid|dumb|daft)|asked (before|already)|answered (already|elsewhere|somewhere)|[in] the wrong place)|for (all the|so many|another|the (silly|stupid|dumb)) (questions|question)) [again] [but]',
      '(probably|maybe|perhaps|this is probably|this may be|might be) a [bit of a|really] (silly|stupid|dumb|daft|weird|strange|odd|basic) (question|one) [but]',
      'sorry but',
      '[i am|oh|so|oops] [so|very|really] sorry [again] [to (bother|disturb|trouble|ask|interrupt) [you] [again]|for (bothering|disturbing|troubling|asking|interrupting|the (bother|trouble|delay|late reply|inconvenience|confusion|question|disturbance)) [you|again]|about that|if this (is|has been) (a (silly|stupid|dumb) question|asked before)|my bad]',
      '(excuse me|pardon|pardon me|i beg your pardon|[my|i] apologies|i apologize|apologies|my bad|forgive me) [for (bothering|disturbing) you|if this is a (silly|stupid|dumb) question]',
      '(if you do not mind [me asking]|if i may [ask]|if possible|if that is ok|if you can|if you could|if you would|if that is possible|when you get a chance|if it is not too much trouble|no rush)',
      '(silly|stupid|dumb|maybe a silly|probably a silly|might be a silly|this might be a silly) question',
      'not sure if this is the right place',
    ],
    wellWish: [
      '[i|we] [am|are|was|just|really] (hope|hoping|wondering if) (you|someone|anyone|somebody|you guys) (can|could|will be able to|might be able to|may be able to) [please] help [me|us] [out] [here|with (this|something|that|a question)]',
      `[i|we] [really] hope [that] [you|everyone|all|this message|this|everything|(your|the) (day|week|weekend|morning|evening|year) [so far]|you all|you guys|yall|the team|business] (are|is|have|has|had|finds|was|were) [all] [been|you|having|doing|keeping|going|off to|started] [a] [very|really] (well|good|great|fine|ok|lovely|nice|wonderful|fantastic|safe) [health] [there] [${day}|start to the week] [so far|today|there]`,
      'hope all (is|s) (well|good)',
      'hope you are',
    ],
    please: ['please', 'kindly', 'please and thank you'],
    signOff: [
      '(x|xo)',
      '[with] [lots of|all my|much|big] love [from]',
      '[with|my] [very] (kind|kindest|best|warm|warmest|friendly|many) (regards|wishes|greetings)',
      '(regards|sincerely|yours sincerely|yours truly|yours faithfully|cordially|best|respectfully|rgds|br|warmly|xoxo|xx|xxx|with love)',
    ],
    filler: [
      '(there|all|everyone|everybody|team|bot|again|guys|folks|mate|man|buddy|bud|pal|dude|sir|madam|maam|dear|friend|you|too|well|then|so|oh|ah|and|anyway|also|yet|btw|by the way|just|really|indeed|lol|haha|hehe|you too|same to you|friends|love|honey|hun|chief|boss|champ|pet|duck|legend|star|babe|cobber|ladies|gentlemen|lady)',
      '(so much|very much|a lot|for your help|for the help|for everything|in advance)',
      '(of course|actually|basically|i think|i guess|i suppose)',
      `[that is] [all] (that) (helps|helped) [a lot|me]`,
      'for (helping|letting me know|explaining|answering|the info|the information|clarifying|clearing that up|your time)',
      '(first of all|first off|firstly)',
    ],
  },
  bareGreetings: ['hi', 'hey', 'hiya', 'hi there', 'hey there', 'hello there', 'hello again'],
  addressed: ['team', 'everyone', 'everybody', 'all', 'guys', 'folks', 'staff', 'friends', 'dear'],
  persons: [
    '(real|actual|live|living) (person|human|people|human being|agent|employee|man|woman|someone)',
    '(human|human being|human agent|representative|live agent|live chat agent|operator)',
    '(someone|somebody) real',
  ],
  reach: ['(talk|talking|speak|speaking|chat|connect|transfer|put|pass|reach|contact|want|need)'],
  about: ['about', 'regarding', 'concerning', 'because', 'on', 're', 'for', 'as'],
  questions: {
    asking: [
      '(until|till|by|from|since|at|on|in|for|with|to|about|around|under|of) (what|which|when|whom|how (much|many|long))',
      '(what|when|where|which|who|whom|whose|why|how)',
      'how (much|many|long|late|early|far|often|old|big|do|soon|come)',
      'what (time|kind of|sort of|about|if)',
    ],
    yesNo: [
      '(is|are|was|were|do|does|did|can|could|will|would|should|shall|may|might|must|have|has|am) [not] (i|you|we|they|he|she|it|there|the|your|my|our|this|that|these|those|any|anyone|someone|people|all|u|his|her|their|one|kids|children|dogs|pets|customers|guests|everything|parking|delivery)',
      '(got any|have you got)',
      '(is|are|does|do) [a|an] (appointment|reservation|deposit|booking)',
    ],
    opening: ['is', 'are', 'does', 'do', 'did', 'can', 'will'],
    verbs:
      'is are was were do does did can could will would should shall may might must have has am cost costs happens applies comes'.split(
        ' ',
      ),
    subjects: 'i you we they he she it there the your my our this these those'.split(' '),
    joiners: [
      'and',
      'and also',
      'also',
      'and then',
      'plus',
      'and if so',
      'if so',
      'and if yes',
      'and so',
      'as well as',
      'oh and',
      'and btw',
      'and by the way',
      'and what about',
      'n',
    ],
    pointers:
      'it its that they them their those these there then one ones this same he she him his her'.split(
        ' ',
      ),
    articlePointers: [],
    particles: [],
    thingVerbs: ['cost', 'costs'],
    impersonal: [
      '(is|are|was|were|will|would) there',
      'is it (possible|ok|okay|allowed|necessary|worth|true|required|for|to)',
      'there (is|are)',
    ],
    whether: ['if', 'whether'],
    direct: 'invert',
    mention:
      'say says saying said reads reading the a an of word words with to for and your our my'.split(
        ' ',
      ),
  },
};
