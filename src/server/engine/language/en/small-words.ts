import type { SmallWords } from '#server/engine/language/small-words.ts';

export const smallWords: SmallWords = {
  asides: 'for,in,on,at,from,near,during,before,after,if,when,because',
  own: 'my,our',
  links: 'with,without,to,as,by,until,of',
  fillers: 'a an the my your his her our their its it them this that these those some any',
  additions:
    'at by each every for from how in is of on per to what which with your you do does i we be are',
  topicFillers: 'a an the my your our his her their its this that these those some any',
  placeLinks: 'to from in near',
  tags: 'is are am was would will can could do does be that this it there i we you they possible ok okay alright all right allowed permitted fine problem a an the option something someone anything any possibility doable facilities able to for at with do that guys offer allow support about passengers customers guests obtain get',
  vague:
    'next happen happens happened happening something anything nothing everything somebody anybody someone anyone everybody everyone thing things stuff ok okay alright fine possible possibly able maybe perhaps look looking looks see seeing put putting give giving gave go going goes went gone come coming comes came tell telling told say saying said know knowing wonder wondering wondered wanna gonna gotta need needs needed want wants wanted try trying tried yet already actually really just ever even though anyway kind sort bit lot guys guy folks asap sure right quick quickly question ask asking asked mean means meant think thinking thought guess suppose supposed exactly basically currently usually normally happen well also else instead soon somehow someplace somewhere anywhere allowed permitted problem issue roughly approximately approx beforehand afterwards afterward etc totally completely absolutely definitely probably hopefully unfortunately sadly obviously apparently honestly seriously literally kinda sorta somewhat fairly awfully terribly certain particular specific particularly specifically especially generally typically decide decided deciding planning consider considering considered hope hoping hoped intend intending fancy keen interested curious worried worry worrying manage managed managing thinks wishing wish wished prefer preferably ideally recommend recommended suggest suggestion suggestions advise advice idea ideas steps process procedure method approach proper properly correctly correct rule rules regarding concerning moment nowadays lately recently altogether overall anyways whatsoever whatever whichever whenever wherever supposedly simply merely directly such thru via alike aswell till til unless whether rather quite pretty alot lots loads tons heaps plenty few several various hate glad happy happily gladly sorry apologies better bad awful terrible horrible weird silly stupid dumb bother bothering trouble hassle luck chance chances situation circumstances reason reasons affect affects regards matter matters figured figuring aware confirm confirming seem seems seemed',
  light:
    'have has got get offer offers provide sell sells buy take takes accept accepts serve carry stock host allow allowed along bring come stay present reach talk speak contact leave part included include celebrate area place shop guest guests visitor visitors customer customers client clients user users menu dish dishes policy method methods option options time long number located location exactly already advance other welcome nearby near around staff team own',
  doing:
    'good suitable end ends ending ended finishes finished fit fits suit suits handle handles hold accommodate accommodates brew brews brewed bake bakes baked cooked grow grows sell sells hire hires hired hiring rent rents rented renting rental join joins joining attend attending enter entering visit visiting bring brings bringing use uses using try trying start starts starting begin begins finish ends meet meets teach teaches teaching taught lead leads leading led run runs running held hold holds holding host hosts hosting carry carries keep keeping send sending sent install installed replace replaced replacing fix fixed fixing mend repair repairing repaired sort sorted changing changed swapping do doing done make made making sting cost pop book booked booking reserve reserved reserving schedule arrange pay paid paying spend stay stays staying sleep sleeps grab grabbing enjoy serve serves served eat eating charge charged like prefer thinking hoping happen enrol enroll register registering own owns receive receiving collect choose choosing lasts provide provides available youve weve theyve ive youd wed gotten',
  carriers: `price prices priced pricing cost costs costing charge charges charged fee fees rate rates amount total number
    minute minutes mins hour hours day days week weeks month months night nights time times date dates duration
    want wants wanted wanting wanna wish wished like love hoping hope planning thinking think considering interested
    looking keen need needs needed require required get gets getting got have having has had make makes making made
    do does doing done take takes taking taken book books booked booking bookings reserve reserving reservation
    appointment appointments schedule arrange sign signing come comes coming came go goes going went stay stays staying
    last lasts lasting hold holds keep keeps keeping start starts starting begin begins finish finishes end ends run
    runs work works working happen happens arrive arrives arriving bring brings bringing give gives try trying ask
    asking know tell say says find let see use using plan walk pop drop swing wait waiting pay paid paying spend fit
    fits include includes included provide provided offer offered mean means apply applies involve involves pick
    possible able available allowed ok okay fine alright way ways place spot
    adult adults child children kid kids person people persons pax member members student students senior seniors
    daughter son husband wife friend friends mum mom dad mother father baby partner girlfriend boyfriend family
    per each kind kinds type types sort sorts option options different thing things one ones deal another other
    now today currently still already extra beforehand advance ahead long far soon early late much many first second new next roughly about around`,
  cost: 'cost costs price prices fee fees charge charges charged free pay paid expensive extra',
  costAsked: 'cost costs price fee fees charge charges charged free expensive',
  validity:
    'valid,price*,offer*,special*,promotion*,promo,discount*,sale,deal*,menu*,rate,rates,tariff*,fee,fees,voucher*,coupon*,applies,apply,expires,available,program*,brochure,catalog*',
  stopWords:
    'a about above after again all also am an and any therell itll thatll are as at be because been before being below between both but by arent can cannot cant could couldnt did didnt do does doesnt doing dont down during each else ever few for from further get gets got had hadnt has hasnt have havent having he her here hers hes him his how howd hows i id if ill im in into is isnt it its itself ive just let lets like may me might more most much must my myself no nor not of off on once only or other our ours out over own please same shall she shes should shouldnt so some such than thank thanks that thats the their theirs them then there theres these they theyd theyll theyre theyve this those through till to too u under until up ur us very want was wasnt we werent weve were what whatd whatll whats when where wheres whether which while who whod wholl whom whos whose why will with wont would wouldnt yes you youd youll your youre yours youve',
};
