import type { Topics } from '#server/engine/language/topics.ts';

/** How English speakers ask and write about visits: who may come, what to bring, what is there, health and safety. */
export const visitTopics: Topics = {
  'age-limit':
    '?how old (do|must|should|does|for|to|is), (minimum|youngest|lowest) age, age (limit|restriction|group|range|requirement|minimum), (from|over|under|below|above|at least|turn|aged|age|ages) # [to|and] [over|older|under|up|year|years], # (year|yr|yo|month|week|mo) old, # (and|or) (over|older|under|up|above|younger), ?(i am|he is|she is|they are|is|daughter|son|kid|boy|girl|turning|turns|just turned) [only|just|nearly|almost] #, (under|over) (eighteen|sixteen|eighteens), ?(too young|too old|old enough|young enough), adults only, (18|21|16) plus, ?what age, !(must|have to|need to) be [at least] #, ?is # [year] [old] (old enough|too young|ok|okay|allowed), ?(minimum|min|youngest|lowest) age, ?how (old|young) , ?(do|can|could|will|would) + # year old, ?on a # year old, ?what age (can|do|is|for|from|must)',
  'child-alone':
    '?(by himself|by herself|by themselves|on his own|on her own|on their own|alone|unaccompanied|drop off|drop [him|her|them|my] off|without (me|us|an adult|a parent|parents)|leave (him|them|kid|kids|child|son|daughter|baby)), !(under|below) # (need|needs|must|has to|have to) + (parent|guardian|adult|accompanied), (with|accompanied by|bring) [an|a] (adult|parent|guardian|grown up), (parent|guardian|adult) (present|with|must|needs|has to|stay|in the room|consent|signs|supervision), unaccompanied, parental consent, ?(do|does) (i|we|parents|one of us) (have to|need to) (stay|be there|be present|come|get in|wait|watch)',
  children:
    '?(bring|take|have|come with) [my|our|the|a] (kid|kids|child|children|toddler|baby|son|daughter|little one|little ones|newborn|grandkids|nephew|niece), (kid|kids|child|children|family|baby) (friendly|welcome|allowed|ok), !(children|kids|babies|toddlers) + (welcome|allowed|not|free|must|can|may|are), no (children|kids), !(child|children|kids|little ones)',
  'baby-gear':
    '(high chair|highchair|booster seat|cot|crib|changing table|baby changing|stroller|pram|buggy|pushchair|nappy|diaper|bottle warmer|nursing|breastfeed)',
  pets: '(dog|dogs|puppy|puppies|pup|pooch|doggo|pet|pets|cat|cats|kitten|four legged|animal|animals|furry) + (bring|allow|allowed|welcome|come|ok|hang out|hang around|wait|sit|join|tag along|friendly|take|leash|lead|permitted|inside|in|with|fee|stay|leave|left|enter|policy|only), no (dogs|pets|animals), (dog|pet) friendly, =dogs, =pets, =animals, =dog, =pet, =dogs and pets, (assistance|guide|service) (dog|dogs|animal|animals), ?(lab|labs|labrador|retriever|terrier|poodle|dachshund|spaniel|husky|chihuahua|beagle|corgi|collie) + (come|bring|ok|allowed|welcome|in|stay)',
  access:
    '(wheelchair|step free|accessible|accessibility|disabled|disability|barrier free|mobility|crutches|walker|walking frame|rollator|scooter|zimmer), (ramp|lift|elevator|stairs|steps|level access|ground floor|flat entrance), ?(can not|cannot|bad at|trouble|struggle with|problems with) [do|manage|climb|climbing|walk|walking|the] (stairs|steps|far|knee|knees|hip|legs), =access',
  'pickup-person':
    '?(pick|picks|picking|collect|collects|collecting|fetch|fetches|fetching) (him|them|kid|kids|child|children|son|daughter|boy|girl) [up] + (friend|sister|brother|daughter|son|neighbor|neighbour|grandma|grandpa|grandmother|grandfather|aunt|uncle|babysitter|nanny|someone else|somebody else), ?(sister|brother|daughter|son|neighbor|neighbour|grandma|grandpa|grandmother|grandfather|aunt|uncle|babysitter|nanny|someone else|somebody else|friend) + (pick|picks|collect|collects|fetch|fetches) (him|them|kid|kids|child|children|son|daughter|up), ?who (can|may|is allowed to) (pick up|collect|fetch), !(handed over|hand over|released) + (person|persons|people|adult|adults|named), !(collection|pickup) (form|password|list), !(authorized|authorised|allowed) to (collect|pick up), =collecting children, =picking up children, =pickup',
  queue:
    '?how (busy|full|long) (is|are) [you|it|wait|queue|line|there], ?(queue|waiting time|wait time|long wait|long line), ?(check|see|know|find out) + (busy|queue|wait|line), !(live|current) (queue|wait|waiting), !(queue|waitlist|wait time|waiting time) + (online|website|app|screen|text|see|check)',
  anonymous:
    '(anonymous|anonymously|secret admirer), ?(without|no) [giving] (name|note), ?not (say|tell|know) who, !(sender|name) + (secret|not give|not tell|empty|hidden)',
  parking:
    '(parking|car park|park the car|parking lot|parking space|parking spot|pay and display|parking garage|street parking|park free), ?(where|can|place|somewhere|anywhere|possible|able) + park, ?(leave|put|stop) + (car|van|rv), !park (in|on|behind|at|for|outside|opposite|free|your), ?where + (leave|put|park|parking) [my|our|the] (car|van|it), ?(car|van) + (leave it|put it|where), ?(spot|space|somewhere) for (car|van), ?(anywhere|somewhere|place|possible|can|where) + (pull up|pull in|park up|stop for)',
  transit:
    '?(is there|are there) [any|a|free] (bus|train|tram|shuttle|ferry), !(bus|train|tram|shuttle) (#|stops|leaves|runs|to|from), ?(how|which|what|nearest|closest|take) + (bus|train|tram|subway|metro|tube|station|stop|line|l|el|bart|muni|septa|marta|skytrain|ttc|caltrain|overground|dlr|metrolink|luas|dart), (bus|train|tram|metro|subway|ferry|luas) (stop|station|line|number|from|route), (minute|minutes|min|block|blocks) (from|walk|on foot), public transport, ?(get|getting|come) (there|to you|here) (by|without), ?(come|coming|arrive|travel) [there|to you|over|in] (by|on|via|with) (train|bus|tram|subway|metro|tube|ferry|public transport|rail), ?(which|what) (stop|station|line|bus|train|tram|exit) (do|should|is|must), ?get (off|out) (at|where), ?(do not|without) (have|a|drive) [a] car + (get|shuttle|bus|there), =by train, =by bus, =public transport',
  directions:
    '?how (do|can|would) [i|we|you] (get|drive|find|reach|come) [to] (there|here|you|your|from|it|the), ?(drive|driving|directions|route) [there|to|from], ?way (there|to you|to get there), (getting here|getting there|how to get here|how to find us|finding us|directions|find us|where to find us), !(turn|exit|junction|highway|motorway|signposted|sat nav|satnav) (left|right|off|at|onto|#|a#), !(take|follow|from) + (exit|highway|turn left|turn right|motorway|road|lane|junction)',
  'ev-charging':
    '(ev|electric) (charger|charging|car|vehicle|cars), (charging|charge) (point|station|points), ?(charge|charging|plug in) [up] [my|our|the|a] [electric] (car|tesla|ev|rivian|leaf|polestar|vehicle|it), (tesla|rivian|polestar|supercharger|level 2|kwh)',
  'bike-storage':
    '(bike|bicycle) (rack|racks|storage|parking|shed|stand), ?(leave|lock|park|store|put) + (bike|bikes|bicycle)',
  luggage:
    '(luggage|suitcase|suitcases|bag|bags|baggage) + (leave|store|keep|storage|drop|early|after), (luggage|bag|left luggage) (storage|room), ?(help|assist|look after|mind|watch) [me|us|with] [with] (luggage|suitcase|suitcases|bags|baggage), (lockers|locker|cloakroom|coat check), ?(leave|store|put|keep) [my|our] (bags|bag|luggage|things|stuff|coat|valuables)',
  'check-in':
    '(check in|checkin|arrival time|arrive from), ?(what time|when|how early|earliest) + (check in|arrive|room ready|get the room|drop off|get into the room|get into room), early (check in|arrival), !rooms are ready, late (check in|checkin|arrival), ?(arrive|arriving|get there|land|lands|be there|getting in) [not] [until|till|after|at|around|late] [gone|around|about] (late|#|midnight|night|evening), ?(get|pick up|collect|where is) [our|the|my] (key|keys), key (box|safe), !after hours',
  'check-out':
    '(check out|checkout|checking out|departure), ?(when|what time|how late) + (leave|out of the room|out of room|vacate), late (check out|checkout), !out of the room',
  bring:
    '?what (do|does|should|will) (i|we|he|she|they|kid|child|son|daughter|dog|cat) (need|have to have|bring|pack|wear), ?(need|have|put|pack) in (bag|backpack|rucksack|case), ?have on (me|us), ?need to have with (me|us), =what to pack, ?(do|should|will) [i|we] need own, ?(do|does|will) + (come with|provide|supply|lend), !(is|are) (yours|ours|provided|included|on us), ?what (do|should|must|shall|to) [i|we|you] [need|have] [to] (bring|wear|pack|take), ?(what|anything) (to bring|to wear|to pack), ?(do|should|need|have) [i|we] [need|have] [to] bring, !(please|you should|just) (bring|wear|pack), !bring (your|a|an|the|along|with|own), (what to|things to) (bring|pack|wear), !you (need|will need), !(we|is|are) (provide|provided|supply|supplied|included|have spare), ?(provide|supply|included|have to buy|lend) + (equipment|mat|towel|tools|gear|shoes|apron|helmet|bedding|sheets|kit), ?(what|which) (document|documents|paperwork|papers|things|items|stuff|gear|kit|clothes) + (need|bring|take|pack|have|require), ?what (do|does|should|must|will) [i|we|he|she|they] [need|have] [to] (have with|carry|take along|take with|pack|bring along), ?have with (me|us|him|her), ?what (should|do|shall) (i|we) pack, ?(anything|something) [special|else] (i|we) (need|should|have to) [to] bring, ?what (is|do) [i|we] (need|needed) (for|to) + (first|start|starting|pick up|rent|hire|collect)',
  'dress-code':
    '(dress code|what to wear|what should i wear|attire|smart casual|closed toe|comfortable clothes|comfortable clothing|sturdy shoes|trainers|sneakers), ?(wear|dress|allowed in) + (jeans|shorts|shoes|clothes|trainers|sneakers|flip flops|swimsuit|costume|makeup), !wear (something|comfortable|clothes|closed|sturdy|flat|loose|old)',
  'own-food':
    '?(bring|take) [our|some|in|along] (cupcakes|sandwiches|pizza|donuts|baby food|muffins|treats|groceries|takeaway), !outside food, own (food|drinks), (own|outside|bring|brought|bringing) [our|my|your|some|in] [own] [birthday|homemade] (food|drink|drinks|wine|beer|cake|snacks|picnic|lunch|bottle|meal|alcohol|booze|champagne|prosecco), (byo|byob|corkage), !no (food|drink|outside food|food or drink|food and drink), ?(eat|picnic) + (inside|there|outside), ?can (i|we) eat',
  alcohol:
    '(alcohol|licensed|liquor license|booze|drunk|drinking|intoxicated|had a few|under the influence|sober), ?(bring|have|had|drink|sell|serve) [a|some|any|couple|few|of] [few|couple|glass|bottle] [of] (beer|beers|wine|pint|pints|prosecco|champagne|drink|drinks|cocktail|cocktails|alcohol|fizz|bubbly), ?is there a bar',
  smoking:
    '(smoking|smoke|smokers|vape|vaping|cigarette|cigarettes|smoke free|non smoking|cigar|cannabis|weed)',
  photos:
    '?(pic|photo|picture) of (us|me|the day|our), ?(take|taking|shoot|make|allowed|film|record|get) [a|any|some|family|wedding] (photo|photos|picture|pictures|pics|pic|video|videos|film|selfie), (photography|filming|photographs|flash|tripod|drone|photo shoot|cameras|phones), !(photo|photos|pictures|video) (are|is|may|not|for|of)',
  wifi: '(wifi|wi fi|internet|wireless|wlan|hotspot), ?(work|working) [on|with|from] [my] (laptop|computer|remotely), laptop, laptops',
  allergies:
    '(allergy|allergies|allergic|allergen|allergens|intolerance|intolerant|coeliac|celiac|gluten|gluten free|dairy free|nut free|nuts|lactose|epipen)',
  diets:
    '(vegan|vegetarian|veggie|plant based|halal|kosher|pescatarian|dairy free|gluten free|keto)',
  languages:
    '?(speak|speaks|spoken|talk|understand|available in|offered in|taught in|hints in|in) [any] (english|spanish|french|german|italian|polish|arabic|chinese|mandarin|portuguese|russian|ukrainian|dutch|japanese|turkish|irish|welsh|asl|sign language), (language|languages), !(speak|speaks|spoken) (english|spanish|french|german|italian|polish|arabic|mandarin|portuguese|russian|dutch|irish|welsh), (interpreter|translator|bilingual), !(english|spanish|french|german|italian|polish|arabic|mandarin|portuguese|russian|dutch|ukrainian|turkish)',
  'staff-gender':
    '?(female|male|woman|man|lady|women) (doctor|therapist|instructor|teacher|stylist|barber|trainer|physio|massage therapist|vet|dentist|staff|one|photographer|coach), women only, ladies only, ?(by|see|with|have) a (woman|man|female|male|lady), ?(woman|man|female|male|lady) + (do|cut|treat|instead|doing|see)',
  'choose-person':
    '?(choose|pick|request|ask for|keep|same) [my|a|the|which] (stylist|therapist|teacher|instructor|doctor|dentist|vet|trainer|hygienist|mechanic|person|artist|barber|tutor|coach) [every time|each time|again], same (person|teacher|therapist|stylist|instructor), ?who will (i|be|we) (see|teaching|doing|get)',
  qualified:
    '(qualified|certified|licensed|licence|accredited|insured|registered|trained|qualification|qualifications|certificate|certificates|background check|police check|dbs|experience|years of experience|gas safe|degree), ?(how long|how many years) have you been',
  insurance:
    '?(claim|go|run|put) + through insurance, !(claim number|file a claim|policy number|bill your insurance|bill your insurer), (insurance|insured|insurer|liability|bupa|medicare|medicaid|aetna|cigna|delta dental|blue cross|in network|out of network|copay|claim form|health fund), ?insurance + (pay|cover|step|process|claim|bill|handle|deal), ?(pay|paid|covered|billed) (by|through|via|with) [my|the] insurance, ?(want|have|use) [my] insurance',
  privacy:
    '(privacy|personal data|gdpr|confidential|data protection), ?what (data|information|details) (do|will) you (keep|store|collect), ?(share|sell|keep|store|delete) [my|our] (data|details|information|photos|email)',
  jobs: '?(hiring|any jobs|job|jobs|vacancy|vacancies|work for you|work there|cv|resume|internship|work experience|apprenticeship|volunteer|recruiting), ?(looking for|need|want|take on) [saturday|sunday|weekend|summer|christmas|part time|extra|more] (girl|boy|lad|lass|staff|worker|workers|apprentice|helper|helpers), ?apply + (job|position|role|team|work|staff|barista|waiter|trainee|apprentice|vacancy|internship), !(we are|always|currently) (hiring|looking for|recruiting), !(send|email) [us|your] (cv|resume|application), =jobs, =work with us, =join our team, =careers, !(vacancy|vacancies|apprenticeship|volunteers|volunteering)',
  valuables:
    '(safe deposit|safety deposit|deposit box|valuables|in room safe|room safe), ?(have|is there|got|with) [a|any] safe',
  'self-catering':
    '(cooking facilities|kitchenette|self catering|kitchen facilities|guest kitchen|shared kitchen), ?(can|could|able|allowed|want|somewhere|place) [i|we|to] cook, !kitchen + (guests|microwave|available|use)',
  'lost-property':
    'lost something, found items, lost anything, !(lost|found|forgotten|left) (items|things|property|something), ?(left|lost|forgot) something, (lost property|lost and found|left behind|lost item|lost items), ?(left|lost|forgot|leave) [my|our|a|his|her|some] (jacket|coat|phone|umbrella|bag|scarf|wallet|glasses|keys|hat|earring|water bottle|bottle|toy|hoodie|jumper|purse|charger|watch|ring|things|stuff) [at|there|behind|in|with|on], ?(did|has|have|anyone|anybody|someone|you|if) (find|found) [my|a], ?(handed in|hand in) [my|a], ?not find [my|our]',
  'group-size':
    '?how many (people|of us|players|person|persons|kids|children|guests|students|pupils|participants|can we be|in a class|in a group|per class|per group|can play|can come|fit|seats), ?(can|could|room for|table for|we|we are|we will be|there are|there will be|party of|group of|team of|are) [all] # (of us|people|persons|adults|kids|players|guests|friends|girls|lads|children|mates|colleagues|ladies|guys|boys|women|men|students|teachers|couples|families), (minimum|maximum|max|min|smallest|biggest|largest) (number|group|size|capacity|people|players|participants|guests|persons|students|kids|party), (group|class|party|team) (size|sizes), !(up to|max|maximum|at most|no more than|between|from|of|limit|limited to|teams are|for) # [to #] [and #] (people|players|guests|persons|participants|students|kids|children|seats|places|adults|pupils), !# to # (people|players|guests|persons|participants|students|kids|children), (bigger|larger|large|big) (group|groups|party|parties), !# (people|persons|participants|students|guests|pupils|places) (at most|max|maximum|per|in a)',
  'private-event':
    '(private hire|private party|whole venue|whole place|exclusive use|private event|private session|private group|venue hire|function room|rent the (place|space|room|studio|venue)|hire the (place|space|room|studio|venue|hall)|event space|book the whole), (hen|stag|bachelor|bachelorette|baby shower|bridal shower|work do|team building|christmas party|office party) [do|dos|party|parties|event|events|night|weekend], (corporate|company|leaving|work) (do|dos|party|parties|event|events|night|weekend|function), ?(can you do|do you do|host|have|throw) [a|our|my] (hen|stag|party|event|function|baby shower|team building|work do), ?just for us, (parties|party|celebration|celebrations|functions), ?(rent|hire|book|have) [out] [the|your|whole|entire] (place|cafe|shop|room|space|studio|venue|hall|restaurant) (for|exclusively|privately|to ourselves), ?(exclusive|exclusively|privately|to ourselves)',
  birthday:
    '(birthday|bday) (party|parties|celebration|child|girl|boy|group|package|room|at|with you), ?(celebrate|host|do|have|throw|book) [a|my|our|his|her] [son|daughter] [kid|kids] [#|#th] birthday, birthdays, =birthday, ?birthday for',
  wedding: '(wedding|weddings|bridal|bride|bridesmaid|ceremony|engagement party|civil partnership)',
  schools:
    '(school group|school groups|school visit|school visits|school class|school trip|school trips|field trip|field trips|class trip|schools|scouts|nursery group|teacher free|pupils|homeschool|home school), ?(bring|come with|take) [my|a|our|the] [whole] (class|school|year #|grade), school + (discount|off|group|visit|rate|price|booking|cancel)',
  weather:
    '(rain|raining|rains|bad weather|wet|storm|storms|snow|snows|thunder|lightning|weather|heatwave|too hot|too windy|wind|sunny), rain or shine, ?if it (rains|is raining|snows|is wet|pours)',
  noise:
    '(quiet hours|noise|noisy|loud|music after|quiet time|quiet after), ?(play|playing) (music|loud)',
  illness:
    '(sick|ill|fever|cold|flu|cough|covid|contagious|stomach bug|vomiting|diarrhea|diarrhoea|chickenpox|lice|infection|rash|unwell|symptoms|temperature), ?(woke up|feeling|feels|not) (sick|ill|poorly|well|unwell|rough|under the weather)',
  'weight-limit':
    '(weight limit|maximum weight|max weight|weight restriction), ?(i am|i weigh|weigh|weighs|is) # (kilo|kg|pound|lb|stone), !(up to|maximum|max|over|under|limit) # (kg|kilo|lb|pound|stone)',
  'toilet-trained':
    '(potty|toilet) (trained|training), out of (nappies|nappy|diapers|diaper), (nappies|diapers) + (still|allowed|preschool|need)',
  nervous:
    '(nervous|anxious|anxiety|phobia|panic attacks), ?(scared|afraid|terrified|frightened) of, !(patient|gentle) with, !take (it|things) slow',
  temperature:
    '?how (warm|hot|cold|cool) (is|are|does) [little|small|big|main|hot] (pool|water|room|studio|sauna|sea|lake|bay), (water|room|pool|air) temperature, !# (degrees|c|f)',
  swimming:
    '(swim|swimming) + (allowed|ok|safe|supervised|lifeguard|below|river|lake|sea|able to|can not), ?can not swim',
  pregnancy:
    '(pregnant|pregnancy|expecting|weeks along|breastfeeding|nursing|prenatal|trimester|expectant)',
  injury:
    '(injury|injured|injuries|bad back|back pain|bad knee|sprain|slipped disc|pulled a muscle|medical condition|health condition|heart condition|high blood pressure|epilepsy|epileptic|asthma|pacemaker|diabetic|diabetes|blood thinners|disabilities)',
  emergency:
    '(emergency|emergencies|urgent|after hours|out of hours|ambulance|911|999|112|111), ?(right now|straight away|immediately|middle of the night)',
  vaccines:
    '(vaccination|vaccinations|vaccine|vaccines|vaccinated|shots|jabs|rabies|bordetella|distemper|immunization|immunisation|kennel cough|tetanus), !(proof|certificate) of vaccination',
  poisoning:
    '?(drank|drunk|drink|ate|eaten|swallowed|licked|chewed|ingested|inhaled|got into) + (descaler|cleaner|cleaning|detergent|bleach|chemical|chemicals|poison|antifreeze|pills|medicine|medication|battery|batteries|lily|lilies|raisins|grapes|onions|xylitol|glue|glaze|paint|mushroom|mushrooms|acid|solvent|petrol|turpentine|pesticide|rat bait|slug pellets|berries|button battery|magnet|lye|soap|shampoo|perfume|fertilizer|fertiliser|weedkiller|flower food|plant food), ?(drank|ate|eaten|swallowed|licked|chewed|ingested|inhaled|got into|drunk) + (throw up|vomit|wait and see|poisonous|toxic|dangerous|acting normal|seem fine|seems fine|seem ok|what now|what do i do|what should i do)',
  'tooth-loss':
    '?(tooth|teeth|filling|crown) + (came out|come out|knocked out|fell out|fallen out|knocked|lost), !(knocked out|knocked) [adult|baby|permanent|milk] (tooth|teeth), !(tooth|teeth) + (knocked out|came out|back in the socket)',
  distress:
    '?(tooth|teeth|eye|eyes|lip|lips|face|throat|tongue|finger|arm|leg|ankle|head|nose) + (bleeding|puffed|puffy|swelled|broke|broken|chipped|loose|itching), ?(puffed|puffing|swelled|blown|swelling) up, ?(capsize|capsized|capsizes|overboard), ?(tip|tips|tipped|flip|flipped|fall|fell|fallen) (over|in|into) + (water|boat|kayak|canoe|board|river|lake|sea|out), ?(hard|struggle|struggling|difficult) to breathe, ?(shivering|shaking|trembling|dizzy|woozy|faint|fainted|fainting|collapsed|unconscious|choking|retching|gasping|swollen|swelling|blistered|blistering|burnt|stung|limp|drowsy|slurring|rock hard), ?(keep|keeps|trying to|started) (vomit|vomiting|throwing up|throw up|chuck up|being sick), ?(hit|banged|bumped) [his|her|my] head, ?(got|splashed|sprayed) + (in|into) (eye|eyes), ?(swallowed|drank|ate|chewed|licked|got into) + (fine|wait and see|ok to wait|normal), !(at once|immediately|straight away|right away|do not wait), !(emergency room|emergency vet|emergency department|ambulance|poison line|poison control)',
  medication:
    '(medication|medications|medicine|meds|pill|pills|tablets|insulin|eye drops|drops|injection|injections|antibiotics|painkiller|painkillers|ibuprofen|paracetamol|aspirin|tylenol|blood thinner)',
  'home-visit':
    '?(come|come out|travel|drive) to (me|my house|my home|my place|us|our house|our home|the house|you), (home visit|home visits|house call|house calls|mobile service|on site visit|call out|callout|call outs|come to you), ?(at|to) (my|our) (home|house|place|office)',
  'callout-fee':
    '(call out|callout|travel|mileage|trip) (fee|charge|cost), ?(charge|cost|pay) + (come out|travel|call out|look at it|visit|have a look), (diagnostic|inspection|assessment) (fee|charge)',
  'service-area':
    '=where we work, =areas we cover, =our area, ?(would|do|will|can|could) you come (to|out to|as far as), ?(cover|service|serve|work in|come to|go to|travel to|operate in) [my|the|our|your] (area|town|village|county|city|neighborhood|postcode|suburb), (service|coverage) area, !(cover|serve|service|work in|travel) [the|all|within|up to] (area|county|city|town|# mile|# km|within), ?how far (do|will|can) you (travel|go|come|deliver)',
  'wait-time':
    '?how long (wait|queue|line) is, ?how (busy|full) (is|are|does), ?(quiet|quietest|busy|busiest) (time|day|hour), !(quietest|busiest|less busy|live queue|live wait), ?how long (is|are|will) [the|it] (wait|queue|line|take), (waiting time|wait time|waiting times|queue), ?(long|big) (wait|queue|line)',
  duration:
    '?how long (does|do|is|are|will|did) [a|an|the|it|one|each|that|your|my] [first|single|whole|full] (take|last|session|class|lesson|tour|visit|treatment|appointment|course|game|ride|trip|it take|massage|cut|exam|test|service), !(takes|lasts|last|take|allow|about|around|is) [about|around|up to|between] # [to #] [and #] (minute|minutes|min|hour|hours|h|day|days), !# (minute|hour) (long|session|class|lesson), ?how (long|much time|many hour|many minute) + (plan|need|take|last|allow|allot|budget|set aside|expect|be there), ?how much time, ?(how many|number of) (hour|minute|day|week) (does|do|is|will), !(plan|allow|takes|lasts) [about|around|for] # (minute|min|hour)',
  beginners:
    '?never been (in|on|to), !(not|no) need [to have|any|previous|prior] (experience|done|tried|paddled|played|ridden|climbed|danced|sewn|knitted|painted), !(suit|suits|suitable for) (anyone|everyone|all|beginners), !(need|have) to have + before, (beginner|beginners|first timer|first timers|no experience|never done|never tried|newbie|novice|complete beginner|total beginner|all levels|first time|experience needed|previous experience), ?(never|have not) [ever] (done|tried|been|played|ridden|climbed|sewn|thrown) [it|this|one|before]',
  level:
    '(level test|placement test|what level|which level|right level|intermediate|advanced|assessment|evaluation), ?(which|what) (class|course|level|group) [is|should|would|suits|for] [right|best|i|my|we|me]',
  'certificate-given':
    '?(get|receive|give|award) [me|you|a|any] (certificate|diploma|certification|qualification), !(certificate|diploma) (of|at the end|on completion|is)',
  toilets:
    '(toilet|toilets|restroom|restrooms|bathroom|bathrooms|washroom|loo|loos|shower|showers|changing room|changing rooms|locker room)',
  towels:
    '(towel|towels|bed linen|bedding|sheets|linen|linens|pillow|pillows|blanket|blankets|duvet)',
  'food-onsite':
    '?(get|have|offer) [free|complimentary] (beer|coffee|tea|wine|drink|prosecco|snack), =tea and coffee, =drinks, =tea coffee beer, ?(is there|have|serve|sell|get|buy|do you do) [a|any|some|somewhere|anywhere] [to|hot|good] (food|cafe|snack|snacks|restaurant|eat|drink|drinks|coffee|kitchen|lunch|breakfast|canteen|vending), (cafe|snack bar|vending machine|kiosk|tea room|coffee shop|food truck), ?(have|get|grab|drink) [a|some] (beer|coffee|tea|wine|drink|cuppa|glass) (while|during|when|there|at), ?(lunch|food|snack|dinner|meal|meals|snacks) (provided|served|available), ?(get|have) [anything|something] to (eat|drink), !(bring|pack) [a|your|own] [packed] lunch, !(lunch|snack|meal|breakfast) (is|are|not) (included|provided|extra)',
  'cameras-webcam':
    '(camera|cameras|webcam|webcams|live stream|livestream|cctv|photo updates|updates|video link), ?(watch|see|check on) [my|our|the|him|her|them] [dog|cat|kid|child|pet|baby] (online|remotely|while|on my phone|from), ?(send|get|receive) [me|us|you] [daily] (updates|photos|pictures)',
  'overnight-staff':
    '!sleeps (on site|here|in the building), ?(someone|anyone|somebody) (there|around) (overnight|at night), (overnight|at night|through the night|all night|night time) + (staff|someone|anyone|somebody|supervised|on site|nurse|attendant), 24 hour (staff|supervision|reception)',
  safety:
    '?is it (safe|dangerous|scary|risky|hard|difficult|painful), ?does it hurt, ?(safe|suitable|ok|okay|appropriate|good) for, (locked in|claustrophobic|claustrophobia|heights|scary|frightening|flashing lights|strobe|epilepsy|panic), !(suitable|not suitable|unsuitable|recommended) for',
  waiver:
    '(waiver|waivers|consent form|disclaimer|release form|liability form|health form|intake form|questionnaire), ?(sign|fill in|fill out) [a|the|any] [consent] (form|forms|waiver|paperwork)',
  'id-needed':
    '(photo id|proof of age|passport|driving licence|drivers license|identification|id card|proof of address), ?(need|bring|show|check) [my|an|any|some|you] (id|ids|identification|passport|license|licence), !bring [your|a|photo] [photo] (id|passport|licence|license), ?(which|what) (document|documents|paperwork|papers|id) + need, ?(need|take|have|bring) + (document|documents|paperwork|id|licence|license|passport)',
  contactless: '?(text|whatsapp|message|dm|email|ring|call) you [instead|on|about]',
  'holidays-closed':
    '(christmas|easter|thanksgiving|bank holiday|bank holidays|public holiday|public holidays|new year|july 4|fourth of july|labor day|memorial day|boxing day|good friday|school holidays)',
  sustainability:
    '(sustainable|eco friendly|environment|recyclable|compostable|carbon|plastic free|ethical|fair trade|organic|locally sourced|green energy|packaging), ?where + (come from|comes from|sourced|grown|made), ?where (is|are) * from, ?where (is|are) * * from, !(come|comes|sourced|bought) from, local (farm|farms|growers|suppliers|producers)',
  'minors-work': '?(school|uni) (project|assignment|placement), work experience',
  donation:
    '(donate|donation|donations|charity|sponsor|sponsorship|raffle prize|fundraiser|fundraising|good cause)',
  wholesale:
    '(wholesale|trade account|bulk|stockist|resell|reseller|retailers|trade prices|trade customers), ?(supply|sell to) [our|my|a|to] (cafe|shop|restaurant|office|store|business|hotel)',
  catering: '(catering|cater|caterer|platters|platter|office lunch|office lunches|buffet for)',
  takeaway: '(takeaway|take away|takeout|take out|to go|carry out|take home|doggy bag)',
  outdoor:
    '(terrace|patio|beer garden|outdoor seating|outside seating|sit outside|outdoors|roof terrace|al fresco), ?(eat|sit|tables|seats) outside',
  fire: '(campfire|fire pit|firewood|fires|bbq|barbecue|grill|charcoal|open fire|bonfire|own wood), ?(have|make|light|start|build) [a] [little|small] (fire|campfire|bbq|barbecue|bonfire)',
  'kids-activities':
    '(play area|playground|play corner|kids corner|colouring|toys|soft play|kids menu|childrens menu|kids club)',
  aftercare:
    '?(after|following) [a|my|the|your] (treatment|tattoo|piercing|surgery|extraction|session|massage|peel|waxing|wax|filling|procedure|facial|operation|colour|color|lashes), (aftercare|after care|healing|heal|heals|healed), ?(how soon|when|how long) + (shower|swim|swimming|exercise|wash|sun|gym|eat|drink|sauna|work out|makeup|wear), ?(can i|is it ok to|may i) (shower|swim|bathe|exercise|sunbathe|wash|work out|wear makeup|go in the sun) [with|after|straight], ?(when|how soon|how long|how many day) + (take|come|taken|keep|leave|wear) + (off|out|on|cone|stitch|bandage|dressing|cast|collar), ?(how long|when|how soon) + (wait|until|till|before) + (wash|shampoo|shower|swim|exercise|train|sun|bath|wet|color|colour|dye|brush), ?(wash|shampoo|wet|swim|bathe|exercise|sunbathe|sauna) + after, !(do not|no) (wash|shampoo|swim|shower|wet|exercise|swimming|washing) + (for|until|#)',
  preparation:
    '?(prepare|preparation|do beforehand) + (appointment|visit|treatment|session|surgery|exam|test|class|lesson|massage|first), ?(do|eat|drink|know|need|avoid|remember|stop) + before (appointment|visit|treatment|session|surgery|exam|test|class|lesson|massage|first), ?(eat|drink|fast|shave|wash my hair|wear makeup|empty stomach) before, !(arrive|be here|come|please come|get here) [about|around] [#|ten|fifteen] (minute|minutes|min) (before|early|earlier|ahead), before you come, =before your visit, =before your appointment, =before your treatment, ?how early (should|do) [i|we] (arrive|come|be there|get there|turn up)',
  'first-visit':
    '(first visit|first appointment|first time|new patient|new patients|new client|new clients|new customer|new here|getting started|first class|first lesson|first session), ?what happens (at|in|during), ?(first time|never been) [coming|visiting|here|there|with you|in|at], ?(new|first) (patient|client|customer|visitor|member) , ?coming [in] for [the] first time',
  followup:
    '(follow up|touch up|touch ups|check up|recheck|aftercare visit|adjustment|adjustments|second visit|re do)',
  'whats-included':
    '?what (is|does|do) + (include|included|come with|cover|part of), ?what do (i|we|you) get (for|with|in), ?does (it|that|the price) (include|come with), !(includes|included|including|comes with|part of the price|not included), ?is + included',
  companion:
    '?(can|may|could) (mam|gran|granny|parent|carer|family|kids|another) (come|sit|join|watch|stay|wait), !(sit|sits) in the back, !(parent|parents|family|somebody|someone|friend) (may|can|is welcome|are welcome) [to] (sit|watch|stay|wait|come), ?(can|may|could) (mate|friend|partner|wife|husband|colleague|guest) (work|use|train|play|swim|tag along), !(bring|brings|bringing) (one|#|two) (guest|guests|friend|friends), =guests, =visitors, =bringing guests, (bring a friend|bring a guest|bring someone|guest pass|plus one|spectator|spectators|watch|chaperone), ?(can|may|could) [my] (mate|friend|partner|wife|husband|boyfriend|girlfriend|mum|mom|dad|someone|a friend|sister|brother) (come|sit|join|watch|stay|wait), !(one|a) (friend|guest|companion) (may|can|is), !bringing people, ?(mate|friend|partner|husband|wife|mum|mom|kid|someone) + (wait|sit|watch|come|join|stay) + (me|with me|in)',
};
