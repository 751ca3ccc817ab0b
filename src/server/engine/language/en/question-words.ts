import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'per pound,per lb,per kilo,per kg,per hour,per night,per day,per week,per month,per piece,per unit,per metre,per meter,per foot,a night,an hour,a pound,a kilo,set me back,sting me,the damage,the going rate,looking at,what does it run,does it run me,what is that run,whats that run,what does that run,what do they run,what do we owe,what do i owe,per kid,per child,per person,per head,a head,how much,howmuch,how mutch,price,prices,priced,pricing,pricey,cost,costs,costing,cost me,charge,charges,fee,fees,rate,rates,pay for,what do i pay,what would i pay,what will i pay,what do you pay,what would it be,does it come to,would it come to,tariff,expensive,how expensive,how pricey,how dear,to spend,need to spend,quote for,price tag,asking price,list price,unit price,price point,sell for,sells for,selling for,retail for,retails for,going to cost,gonna cost,gonna cost me,run me,runs me,set us back,set you back,set him back,set her back,set them back,you charging,charged for,do you want for,you asking for,how many dollars,how many bucks,how many pounds,how many quid,how many euros,ballpark figure,price wise,pricewise,cost wise,rental price,rental cost,rental fee,rental rate,pay extra,pay in total,would i be paying,be paying,am i paying,bill me,for how much,they charge,you charge,charge extra,cost extra,costs extra,extra charge,added charge,surcharge,what do they go for,what would they be',
  priceAround: [
    ['what would', 'be'],
    ['what will', 'be'],
    ['whatll', 'be'],
    ['what does', 'come to'],
    ['what do', 'come to'],
    ['whats', 'come to'],
    ['what is', 'come to'],
    ['what will', 'come to'],
    ['what would', 'come to'],
    ['what would', 'set me back'],
    ['what do', 'go for'],
    ['what does', 'go for'],
    ['what does', 'run'],
    ['what do', 'set me back'],
    ['what does', 'set me back'],
    ['whatll', 'set me back'],
    ['what would', 'run'],
    ['what will', 'run'],
    ['whatll', 'run'],
    ['how much will', 'be'],
    ['what is', 'going for'],
    ['whats', 'going for'],
    ['whats', 'worth'],
    ['what is', 'worth'],
    ['what do you', 'ask for'],
  ],
  cheapest:
    'cheapest,cheapest one,the cheapest,least expensive,least pricey,lowest price,lowest priced,lowest cost,most affordable,most budget friendly,costs the least,cost the least,costs least,lowest prices,lowest costs,lowest rate,lowest rates,lowest fee,lowest rent,lowest rental price,lowest rental,most inexpensive,most economical,most wallet friendly,easiest on the wallet,easiest on the budget,best price,best priced,budget option,budget choice,cheapest way,cheapest option,least i can pay,least i can spend,least i could pay,least i could spend,least money,cost me the least,charge the least,charges the least,cost least,cheapest possible,priced the lowest,priced lowest,most reasonably priced',
  dearest:
    'most expensive,dearest,priciest,most pricey,highest price,highest priced,costliest,most costly,costs the most,cost the most,costs most,top priced,top price,highest prices,highest cost,highest costs,highest fee,highest rate,highest rent,most i can pay,most i could pay,most i can spend,most i could spend,priced the highest,priced highest,cost me the most,charge the most,charges the most,biggest price tag,highest price tag,most money',
  cheaper:
    'cheaper,less expensive,less pricey,costs less,cost less,costing less,less than,more affordable,lower price,lower priced,lower cost,lower rate,lower fee,lower rent,lower price tag,pay less,paying less,pays less,better price,better value,better deal,less money,less to pay,less dear,more economical,more budget friendly,costs me less,cost me less,cost any less,charge less,charged less',
  dearer:
    'more expensive,dearer,pricier,more pricey,costs more,cost more,costing more,more than,costlier,more costly,higher price,higher priced,higher cost,higher rate,higher fee,higher rent,pay more,paying more,pays more,more money,costs me more,cost me more,cost any more,charge more,charged more',
  measures: [
    {
      smallest: 'easiest,simplest,least difficult,least hard',
      largest: 'hardest,most difficult,toughest,trickiest,most challenging',
      smaller: 'easier,less difficult,simpler',
      larger: 'harder,more difficult,tougher,trickier',
      column: 'difficulty,level,grade,challenge',
    },
    {
      smallest: 'weakest,lightest in alcohol,least alcoholic,lowest alcohol',
      largest: 'strongest,most alcoholic,highest alcohol',
      smaller: 'weaker',
      larger: 'stronger',
      column: 'abv,alc,alcohol,alkohol,alcool,alcol,vol,strength,starke,caffeine,koffein,cafeina',
    },
    {
      smallest: 'lightest,least heavy,weighs the least',
      largest: 'heaviest,weighs the most',
      smaller: 'lighter,less heavy,weighs less,weigh less',
      larger: 'heavier,weighs more,weigh more',
      column: 'weight',
    },
    {
      smallest: 'shortest,quickest,fastest,soonest,takes the least time',
      largest: 'longest,slowest,takes the most time,lengthiest',
      smaller: 'shorter,quicker,faster',
      larger: 'longer,slower',
      column: 'duration,time,length,minutes,mins,min,hours,days,weeks,months,turnaround,delivery',
    },
    {
      smallest: 'smallest,tiniest,littlest',
      largest: 'largest,biggest,roomiest',
      smaller: 'smaller',
      larger: 'bigger,larger,roomier',
      column:
        'size,capacity,guests,people,seats,sleeps,places,spots,spaces,participants,students,passengers,players,persons,volume,area',
    },
    {
      smallest: 'youngest',
      largest: 'oldest',
      smaller: 'younger',
      larger: 'older',
      column: 'age,ages',
    },
    {
      smallest: 'slowest',
      largest: 'fastest,quickest',
      smaller: 'slower',
      larger: 'faster,quicker',
      column: 'speed,top speed,mph,km h,kmh,knots',
    },
    {
      smallest: 'oldest',
      largest: 'newest',
      smaller: 'older',
      larger: 'newer',
      column: 'built,year built,year,since,founded,opened,made',
    },
  ],
  most: 'most,highest,largest number of,maximum number of',
  fewest: 'fewest,least,lowest,smallest number of',
  under:
    'under,below,less than,less then,for less than,lower than,up to,at most,at the most,cheaper than,cheaper then,no more than,not more than,no more then,not over,no higher than,maximum of,maximum,max,within,budget of,a budget of,my budget is,spend up to,not exceeding,beneath,not above,no pricier than,no dearer than,not dearer than',
  over: 'over,above,more than,more then,higher than,pricier than,upwards of,at least,from,minimum of,minimum,in excess of,exceeding,north of,dearer than,more expensive than,costlier than',
  howMany:
    'how often per,how often a,how many times,how many,how many different,number of,count of,how much of a choice,whats the number of,total number of,how big is the selection of,how big is your range of,how many of your,how many of the',
  list: 'list,which,what kinds of,what kind of,what types of,what type of,what sorts of,what sort of,what else,all the,all your,all of your,all of the,everything,show me,give me,any,anything,what are the,what are your,what all,do you have any,do you do any,have you got any,got any,you got any,whatve you got,what have you got,what do you have,what do you do for,what on,whats on for,whats on at,whats on this,whats on next,whats on over,whats on during,whats on in,what do you only,are there,what options,rundown,run through,overview,breakdown of,summary of,full range,whole range,entire range,your range of,range of,complete list,full list,every type,every kind,every sort,every single,every one of,each type,each kind,all types,all kinds,all sorts,all available,selection of,your selection,choice of,what choices,what are my options,my options,options for,whats available,what is available,what can i get,what could i get,what can we get,what can i choose,what can i pick,what can i have,what could i have,what can i order,what can i buy,what can i rent,what can i hire,what would i get,tell me about your,tell me about all,name the,name all,go through the,talk me through,walk me through,which ones,which one,what ones,what do you offer,what do you sell,what do you stock,what do you carry,is there anything,is there something,is there any,anything under,anything below,something under,something below,something for',
  together:
    'comes to,come to all up,what comes to,what would that come to,what does that come to,what would it come to,what does it come to,how much would that come to,what will that come to,together,altogether,all together,in total,all in all,all told,plus,combined,total,grand total,sum of,all up,add up to,adds up to,how much for both,price for both,cost for both,cost of both,for both of them,if i get both,sum total,full total,add together,added together,added up,combining,total cost,total price,total bill,for the two of them,that make,what does that make,if i add,when i add',
  difference:
    'how much more,how much cheaper,price difference,difference between,difference in price,how much extra,how much less,what is the difference,price gap,gap between,gap in price,by how much,cost difference,difference in cost,difference in rate,differ in price,price differ,how much dearer,how much pricier,how much more expensive,how much less expensive,how much higher,how much lower,whats the difference,how big is the difference,how much of a difference',
  or: 'or,vs,versus,v,compared to,compared with,compared against,than',
  and: 'and,plus,incl,including,inc,with a,with,n,&,along with,as well as,together with',
  denials: 'not,no,never,cannot,cant,dont,doesnt,wont,isnt,arent,nothing,none,without,except',
  without:
    'without,no,not,free of,free from,not counting,except,except for,excluding,other than,apart from,aside from,besides,not including,minus,isnt,arent,dont have,dont contain,dont include,dont use,dont need,doesnt have,doesnt contain,doesnt include,doesnt use,doesnt need,havent got,hasnt got,dont eat,do not eat,cant eat,cannot eat,doesnt eat,dont drink,cant drink,cant have,cannot have,dont want,do not want,leave out,leaving out,left out,do not have,do not contain,do not include,do not use,do not need,does not have,does not contain,does not include,does not need,not made with,made without,no need for,no time for,cant be done by,cannot be done by,cant be done with,not done by,not offered by,not available with,not available from,wont',
  howLong:
    'how many months,how many years,how long,how many days,how many minutes,how many mins,how many hours,how many weeks,how much time,how quickly,how quick,how fast,how soon,turnaround,what is the duration,duration of,take long,takes long',
  sale: 'on sale,in the sale,reduced,on offer,on special,discounted,special offer,special offers,marked down,on promotion,on promo,on clearance,clearance,reduced price,reduced prices,knocked down,with a discount,has a discount,have a discount,at a discount,in your sale,sale items,sale price,sale prices,bargains,special deals,special price,special prices,price cuts,money off,promo price',
  certainDays:
    'part of the year,time of year,times of the year,seasonal,not all year,in season,certain months,some months,certain days,specific days,particular days,some days,select days,selected days,set days,only on days,days of the week,certain weekdays,specific weekdays,some weekdays,not every day,not available every day,certain times of year,not all year round,not year round,arent available all year,arent available all year round,not available all year,only part of the year,limited season,particular months,not daily,not on all days,not served every day,not offered every day,not done every day',
  things:
    'take,takes,taking,last,lasts,long,come,comes,go,goes,run,runs,thing,things,item,items,product,products,stuff,dish,dishes,treatment,treatments,service,services,option,options,one,ones,kind,kinds,type,types,sort,sorts,variety,varieties,selection,menu,list,price,prices,pricing,pricelist,fee,offer,offers,offering,sell,selling,do,make,have,place,shop,store,buy,buying,purchase,get,getting,order,ordering,different,available,currently,now,right,want,wanna,gonna,need,would,like,looking,please,tell,know,ask,asking,wondering,interested,question,show,give,just,quick,normal,normally,usual,usually,typically,today,euro,euros,dollar,dollars,pound,pounds,bucks,quid,cost,costs,charge,altogether,total,together,expensive,cheap,much,many,exactly,actually,really,guys,folks,yall,roughly,approximately,approx,piece,section,category,listed,coming,bringing,pair,pairs,session,sessions,appointment,appointments,put,new,ordinary,regular,simple,bits,bit,pieces,moment,moments,nowadays,anymore,lately,presently,recently,rundown,overview,breakdown,lineup,assortment,range,choices,picking,pick,choose,choosing,stock,stocks,stocked,sold,bought,budget,money,wallet,cash,afford,affordable,tight,man,guy,bloke,blokes,mate,mates,buddy,pal,dude,chap,fella,wife,husband,hubby,girlfriend,boyfriend,fiance,fiancee,spouse,mum,mom,mommy,mummy,dad,daddy,aunt,auntie,uncle,cousin,neighbour,neighbor,boss,someone,somebody,anyone,anybody,everyone,myself,ourselves,himself,herself,grown,idea,thinking,thought,hoping,hope,wish,wishing,considering,planning,curious,guess,suppose,wonder,heard,understand,possible,possibly,inquiring,enquiring,enquiry,inquiry,ballpark,figure,worth,charged,charging,certain,various,several,particular,specific,maybe,perhaps,thanks,thank,cheers,sorry,kindly,decide,deciding,comparing,mentioned,saw,website,advertised,decent,actual,anyway,quite,pretty,loads,lots,plenty,wise,offered,quote,gotten,curiosity',
  saves: 'save,saves,saving,savings,saved',
  insteadOf: 'instead of,rather than,instead of getting,instead of buying,over buying,against',
  separately: 'separately,individually,one by one,singly,on their own,by themselves,single,singles',
  yearsOld:
    'year old,years old,yo,yr old,yrs old,year olds,yr olds,years of age,year of age,aged,age,turning,y o,years young',
  orMore:
    'or more,or over,or above,or higher,or greater,and up,and over,and above,and more,upwards,or dearer',
  orLess:
    'or less,or under,or below,or lower,or cheaper,and under,and below,and less,or fewer,tops',
  wePay:
    'do you pay your,you pay your,you pay an hour for,do you pay per hour,do you pay an hour,do you pay staff,do you pay people,do you pay employees,do you pay for my,you pay for my,you pay for old,you pay for used,starting pay,hourly wage,wage,wages,salary,salaries,the job pay,the position pay,the role pay,jobs pay,pay like there,hourly pay',
  areFree:
    'are free,is free,whats free,what is free,for free,are complimentary,cost nothing,costs nothing,free of charge,dont cost anything,doesnt cost anything,are at no charge,are for nothing,anything free,free ones',
  refusing:
    'do you not,will you not,would you not,can you not,wont you,dont you,cant you,you dont,you wont,you cant,you do not,you will not,you cannot,can i not,can we not,cant i,cant we,do you refuse to',
  anyThings:
    'machine,machines,tool,tools,device,devices,gadget,gadgets,equipment,gear,job,jobs,task,tasks,zone,zones,area,areas,model,models,article,articles,goods,activity,activities,event,events,vehicle,vehicles,plan,plans,package,packages,product,products,flavour,flavours,flavor,flavors,food,foods,drink,drinks',
  templates: {
    costs: '{name} costs {price}',
    from: 'from {price}',
    free: 'free',
    cheapest: 'The cheapest is {name}, at {price}',
    dearest: 'The most expensive is {name}, at {price}',
    extreme: 'That would be {name} ({column}: {price})',
    cheaper: '{a} is cheaper: {priceA}, compared with {priceB} for {b}',
    dearer: '{a} costs more: {priceA}, compared with {priceB} for {b}',
    sameValue: '{a} and {b} are the same: {priceA}',
    compare: '{a}: {priceA} ({column}), compared with {priceB} for {b}',
    difference: 'The difference is {total}: {a} {priceA}, {b} {priceB}',
    together: 'Together that’s {total} ({parts})',
    count: 'There are {count} of them: {items}',
    perWeek: '{count} × a week ({items})',
    saving: 'You save {total}: {a} costs {priceA} instead of {priceB} ({b})',
    each: 'That’s {price} each ({total} for {name})',
    list: '{items}',
    more: 'and {count} more',
    column: '{column} for {name}: {value}',
    noPrice: 'No price is listed for {name}',
    yes: 'Yes',
    no: 'No',
    and: 'and',
    withExtra: 'with that extra it comes to {total}',
  },
};
