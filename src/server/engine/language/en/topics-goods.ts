import type { Topics } from '#server/engine/language/topics.ts';

/** How English speakers ask and write about delivery, returns, repairs and looking after things. */
export const goodsTopics: Topics = {
  delivery:
    '(delivery|deliver|shipping|ship|shipped|delivered|postage|courier|send it|get it sent|mail it|post it), ?(can|do|will) you (send|bring|drop) [it|them|this], ?(bring|drop|send|take) [it|them|stuff|things|my|the|some|your] [order|flowers|plants|food|wine|bread|cake|stuff|groceries|things|shopping] [over|round|off] to (my|our) (house|home|place|door|flat|apartment|office|work), ?(to|at) my (door|doorstep), ?home delivery, ?(get|have) + (brought|dropped off|sent) [round|over|to], ?do not (drive|have a car) + (bring|deliver|send|drop), ?(mail|post|ship) me',
  'delivery-where':
    '?(deliver|ship|send|post|come out|travel|shipping|delivery) [it|anything|them|out] (to|outside|beyond|as far as|within), !(deliver|ship|delivery|shipping|post) [is|only|anywhere|across|throughout|free] (to|within|in|up to|anywhere|across|throughout|worldwide|nationwide), (delivery|service) (area|zone|radius), !(not|do not) (ship|deliver) to, (worldwide|nationwide|international|abroad|overseas|contiguous|po box|po boxes|mainland)',
  'delivery-time':
    '?(when|how long|how soon|how fast|what day) + (arrive|delivery|deliver|ship|shipping|dispatch|order get|parcel get|package get|order leave|order come|parcel come|package come|order be here), !(deliver|ship|arrive|dispatch|leave|post|delivery|shipping) + (# day|# to # day|# working day|# business day|next day|same day|# hour|weekday|tomorrow|# week), ?still (leave|go out|arrive|come) (today|same day|the same day), cut off [time], (next|same) day (delivery|shipping), order by #, before # (pm|am|noon) + (order|leave|ship|same day), ?(when|how many day|how long|how soon|what day) + (parcel|package|order) + (get|come|arrive|reach|here), ?how (long|many day) (until|till|before|for) + (parcel|package|order|it), ?(when|what day) (would|will|does|should|is|can) [it|my|the|i] [order|parcel|package] (arrive|get here|get to|reach|be here|turn up|expect), ?(arrival|delivery) (date|time|estimate)',
  'delivery-cost':
    '(delivery|shipping|postage) (cost|fee|charge|price|rate|is free|free), free (delivery|shipping), ?how much + (delivery|shipping|postage|deliver|ship), !(delivery|shipping|postage) [is|costs] [£|$|€] #, ?pay for (delivery|shipping|postage), !(deliver|delivered|delivery|ship|shipping) + (for #|costs #|is #)',
  'delivery-missed':
    '?(do|does|must|should) (i|we|someone|somebody|anyone) [need|have] [to] be (there|home|in|at home|present), ?(i was|if i am|what if i am|i will be) (out|not home|not in|not there|at work), !(not|no need) [have] to be (home|in|there|at home), !(doorman|concierge|porter), !(nobody|no one) (is|was) (home|at home|in), ?(not|nobody|no one|will not be|am not|are not|out) [be|is|at|there|will be] (home|in|there|around|out|at work) + (deliver|delivery|van|driver|come|comes|parcel|package|order|arrive|flowers), (nobody|no one|not|if you are) [is|are] (home|in|out|there|at home), missed delivery, (leave|left) [it|them|with] [with] (neighbour|neighbor|at the door|in a safe place|outside|on the porch|a card|a note), second (attempt|delivery), (comes|try|come) (back|again) [once], redeliver, redelivery',
  'order-track':
    '?ordered + (nothing|not here|still waiting|no sign|not come|not got|not arrived|yet), ?(still waiting|no sign of|not come yet|nothing here yet), (track|tracking), where is my (order|parcel|package|delivery|stuff), ?(order|parcel|package|flowers) (has not|have not|not|never) (arrived|come|turned up|shown up|got here), order status, !(lost|late|missing) (parcel|package|order), ?(not received|have not received), ?still waiting (on|for) + (delivery|order|parcel|package|driver|van)',
  'order-pickup':
    '(pick up|pickup|collect|collection) [it|them|my|the|your|from|in|instead|order|orders|at], click and collect, curbside, ?come (and|to) get it, ?(fetch|grab) it [from|myself], ?when can i (pick up|collect|get|have|come for), ready (for collection|for pick up|to collect|to pick up|in #|within)',
  'order-pickup-late':
    '(not|have not|not been) (collected|picked up|claimed|fetched|collect|pick up), (uncollected|unclaimed|storage fee|storage charge), (after|keep|hold|store) + (# day|# week|# month) + (charge|fee|sold|donate|dispose|charity|storage|collect|pick up), ?(forgot|late|not had time) to (collect|pick up), ?how long (do|will|can) you (keep|hold|store)',
  'order-pickup-home':
    '(pick up|collect) [my|the|your|it|them|from] [laundry|dog|car|bike|things|stuff|clothes|items|boiler|pet|order] [from] (home|house|my place|your door|me|us|my house|your home), ?do you (pick up|collect), door to door, (pickup|collection) (service|and delivery|round|van)',
  'ready-when':
    '?(when|how long|how soon|how fast|how quick|how quickly) [will|does|is|until|till|before|do|it|can] + (ready|done|take|finished|back|collect|pick up|turnaround|fixed|repaired|completed), (turnaround|turn around|lead time), !(ready|done|finished|takes|take|back) (in|within|by|after|on|the next|about|around|up to|for) [about|around|#|the] [working|business] (day|week|hour|same|next|#), ?(same day|while i wait|express|rush|in a hurry|asap|urgent), (express|rush|same day) service',
  return:
    '?(take|have) + (back|off my hands) + (extra|unused|leftover|too), ?(ordered|bought|got) [way] too (much|many), !(unused|leftover|surplus|unopened) + back, (return|returns|returned|returning|send [it|them] back|sent back|bring [it|them] back|take [it|them] back|give [it|them] back|goes back|go back|exchange), ?(do not|does not|did not|not) (like|want|suit|fit) [it|them|me|anymore], ?change my mind, ?not (for me|what i expected), !(unused|unopened|unworn|original packaging|original box|tags attached), final sale, ?(send|take|bring) back, ?(unhappy|not happy|regret|wrong) + (back|return|refund|exchange), ?(hand|give) (it|them) back',
  'return-period':
    '?(how long|how many days|until when|till when|deadline|time limit|still|too late) + (return|send it back|bring it back|exchange|take it back|refund|give it back), !(return|exchange|back|refund) + (# day|# week|# month), !# (day|week) (from|of|after) (delivery|purchase|receipt|receiving|buying), ?(bought|got|received) + # (day|week|month) ago',
  exchange:
    '(exchange|swap), ?(wrong|different|bigger|smaller|another|larger) (size|colour|color), (too|bit) (small|big|large|tight|loose|short|long), ?(does not|do not|did not) fit, ?(outgrown|outgrow|grown out of|bigger one|smaller one|larger one|next size), ?(get|swap|trade) + (bigger|smaller|larger|different) (one|size|model), !(swap|exchange|change) [it|them] for [a|the] (next|bigger|larger|smaller|right|other) [one|size]',
  'arrived-damaged':
    '(arrive|arrived|came|come|turned up|delivered|got here|opened) + (broken|damaged|cracked|smashed|crack|scratched|dead|wilted|wrong|missing|torn|leaking|bent|faulty|chipped|dented), (damaged|broken|faulty|defective|wrong item|missing item|wilted), ?(wrong|incorrect) (item|thing|one|product|colour|color|size|order), something (is|was) (missing|wrong|broken), !(send|email) [us] [a] (photo|photos|picture|pictures), report + (damage|fault|problem|missing), ?(is|has|got) (crack|scratch|dent|hole|tear)',
  warranty:
    '?(died|dead|dies|die|wilted|wilting|droop|drooping) + (bought|ago|after|already|new one|replace|do anything), !(replace|guarantee|new one) + (die|dies|died|dead|wilt), (warranty|guarantee|guaranteed|warrantied), ?(still|is it|are they|be) covered [by|under|for], ?(broke|broken|stopped working|failed|fell apart|packed up|gone wrong|came off|died) + (after|month|year|week|already|again), !(cover|covered|covers) [for|by|against] [#|two|the|our|parts|manufacturing], ?(fixed|repaired|replaced|fitted|installed) + (ago|last week|last month) + (again|now|crack|leak|broke|back), ?(redo|do it again|fix it again|put it right|make it right), !free of charge within, ?not happy with (work|job|cut|result|colour|color|repair), ?(wilt|wilting|wilted|dying|dead|dies|died|broken|broke) + (replace|replacement|new one|refund|back|money), ?(get|give|have) + replacement, ?replace (it|them|mine)',
  complaint:
    '(complaint|complain|complaints|unhappy|dissatisfied|not happy|not satisfied|disappointed|ombudsman), ?make a (complaint|claim), ?(speak to|talk to|ask for) [the|a] manager, ?something (goes|went|has gone) wrong, satisfaction (guarantee|guaranteed)',
  repair:
    '?(hole|holes|tear|rip|crack|zip|zipper|button) + (fix|sort|mend|repair|sew|patch), ?sort (it|it out|them out), mender, menders, !mend, (repair|repairs|fix|fixing|mend|mending|restore) , ?(can|do|could|will) you (fix|repair|mend|sort out)',
  'parts-own':
    '(own|my own|bring my|supply my|customer supplied) (part|parts|materials|material|fabric|wheel|wheels|tyres|clay|paint), bring [my|your] own',
  'old-item-removal':
    '(take|haul|remove|collect|get rid of|dispose of) [away] [my|the|your] (old|packaging|rubbish|waste|junk), take away (old|the old|my old|the packaging), (haul|take) [it|them] away, (disposal|recycle|recycling)',
  'trade-in':
    '(trade in|part exchange|buy back|sell you|buy old|buy used|consignment), ?(would|do|will|can|could) you buy, ?(take|buy) (it|them|one) (off|from) me, !we [do not|never|also|gladly|only] buy, !buy (second hand|pre owned|preowned)',
  assembly:
    '(assemble|assembly|put [it|them] together|set [it|them] up|install|installation|fit [it|them]|fitting|unpack|unpacking|mount) , ?(bring|carry|take) [it|them] (up|upstairs|inside|in|to my flat), room of choice, ?(upstairs|stairs|elevator|third floor) + (deliver|carry|bring|delivery)',
  care: '?keep + (fresh|longer), ?(make|keep) [them|it] (last|fresh), ?last longer, =care, =looking after it, ?(how|what|best way|tips) + (clean|wash|care for|look after|store|maintain|polish|iron|descale|sharpen|take care), (care|washing|cleaning|storage) (instruction|instructions|tips|guide|advice), (machine|hand) wash [cold|only|it|at|warm], (dishwasher|microwave|oven|freezer|washing machine|tumble dry|dryer) [safe|proof|ok], ?can [i|it|they] (wash|go in|put it in|be washed|tumble dry), ?get [a|the] (stain|wine|mark|smell) out, !(dab|wipe|rinse|vacuum) [with|it|weekly|off], (clean|wash) [it|them] (with|in|using|regularly|once), ?(last|stay|keep) [fresh] (longer|fresh|for longer), ?(tip|advice|best way) + (keep|clean|wash|look after|care|protect|last|lasts|store|feed), ?(clean|wash|look after|launder) + (at home|myself), ?(what|how) + (survive|survives|alive)',
  'shelf-life':
    '?how long + (keep|last|fresh|good for|store|shelf), (best before|use by|shelf life|expiry date|stay fresh|stays fresh|keeps for), ?(freeze|freezer|fridge|refrigerate|frozen|refrigerator), !(keep|store|stored|keeps) + (fridge|freezer|cool|dry place|day|cupboard|airtight|week)',
  materials:
    '?what (is|are) + made (of|from|out of), ?is it (real|solid|genuine|pure) (wood|leather|gold|silver|wool|silk|oak), made (of|from), (solid|kiln dried|recycled|organic) (wood|oak|cotton|pine|material|ash), ?what (material|fabric|wood|metal)',
  sizes:
    '?what size (do|are|should|is), (size guide|size chart|sizing|runs small|runs large|true to size|between sizes), ?which size, ?(normally|usually|always) [i] (wear|take|am|get) + (size|should|which|medium|small|large|m|l|s), ?(go|size) (up|down|for) [a|one] [size], ?(should|do) i (go for|take|order|get) (m|l|s|xl|size|medium|large|small), !(size up|size down|one size)',
  samples:
    '(sample|samples|swatch|swatches|tester|testers|taster pack|try before), ?(see|try|look at) [it|them|one|some] (in person|first|before i buy|in real life)',
  showroom:
    '(showroom|show room|physical store|physical shop|in person|in real life|brick and mortar), ?(see|try|view|look at) + (in person|real life|shop|store|somewhere), ?(visit|come to|come see) [your|the] (shop|store|studio|workshop|showroom|place|facility|farm), (tour|tours|look around|open day|visit us), online only, ?(come|have|get|book|take|do|go) + (tour|look around|show around|viewing|look round), ?(show|shown) (me|us) (round|around), ?which day + (tour|visit|look around)',
  stock:
    '?(in stock|back in stock|have left|sold out|get more|available now|restock|on the shelf), ?when + (back in|restock|available again), !(restock|out of stock|sold out|special order|order it in)',
  custom:
    '(custom|bespoke|personalise|personalised|engrave|engraving|made to order|made to measure|custom made|commission|monogram|customise|customize), ?(put|write|add|print) [a|my] (name|message|logo|text|initials), ?own design',
  'gift-wrap':
    'gift wrap, gift wrapping, (wrap|wrapped) [it|as|up], (gift|greeting|message|handwritten) (note|card|message|tag|box), ?add a (card|note|message)',
  rent: '?hiring (bike|boat|car|canoe|equipment|gear|costume|tool|room|van|out|one), (rent|rental|hire|borrow|loan|lend|loaner|courtesy car|demo), ?for hire',
  'rent-extend':
    '?(bring|return|drop|back) + (hour late|day late|next day|a day late|too late|past), !(back|returned|return) (after|later|late) + (charge|fee|pay|day|hour|cost), !(extra|another) day is charged, !late return, ?(keep|have|need|want) + (day longer|another day|extra day|longer), ?(want|need|use|keep|have) + longer, !(want|need) (it|them|more time) [for] longer, !(want|need|would like) (more time|to keep), !(running|run) late, (extend|extending|extension), (late return|returned late|bring it back late|overdue|late back), ?(extend|prolong|lengthen|add) + (rental|hire|hour|time|day), ?(have|keep|stay out|use) + (extra|another|few more|one more) (hour|day|bit), ?(return|bring|hand) + (late|next day|day after), ?late fee',
  'rent-damage':
    '(damage|break|broke|lose|lost|stolen|scratch|crash|wreck|accident) + (rental|hire|rented|bike|equipment|gear|kit|pay|responsible|liable|insurance|deposit|charge|excess), (damage waiver|excess|liable|liability)',
  'receive-parcels':
    '?(get|have|send|order) [stuff|things|parcel|package|post|mail|packages|something] (delivered|sent) (there|here|to you|to your), !(sign for|accept|take in|receive|keep) (parcel|package|post|mail), =post and parcels, =mail, =parcels, =post',
  refill:
    '?(order|get|need|want) [some|a] more + (medication|medicine|med|pill|tablet|prescription|food|drop), ?(run|running|ran|almost|nearly) (out|low) [of|on] + (medication|medicine|med|pill|tablet|prescription|food|drop), (refill|repeat prescription|prescription refill), ?renew + prescription, =refills, =prescription refills',
};
