import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'per pound,per lb,per kilo,per kg,per hour,per night,per day,per week,per month,per piece,per unit,per metre,per meter,per foot,a night,an hour,a pound,a kilo,set me back,sting me,the damage,the going rate,looking at,what does it run,does it run me,what do we owe,what do i owe,per kid,per child,per person,per head,a head,how much,howmuch,how mutch,price,prices,priced,pricing,pricey,cost,costs,costing,cost me,charge,charges,fee,fees,rate,rates,pay for,what do i pay,what would i pay,what will i pay,what do you pay,what would it be,does it come to,would it come to,tariff,expensive,how expensive,how pricey,how dear,to spend,need to spend',
  priceAround: [
    ['what would', 'be'],
    ['what will', 'be'],
    ['whatll', 'be'],
    ['what does', 'come to'],
    ['what do', 'come to'],
    ['what would', 'come to'],
    ['what would', 'set me back'],
    ['what do', 'go for'],
    ['what does', 'go for'],
    ['what does', 'run'],
  ],
  cheapest:
    'cheapest,cheapest one,the cheapest,least expensive,least pricey,lowest price,lowest priced,lowest cost,most affordable,most budget friendly,costs the least,cost the least,costs least',
  dearest:
    'most expensive,dearest,priciest,most pricey,highest price,highest priced,costliest,most costly,costs the most,cost the most,costs most',
  cheaper:
    'cheaper,less expensive,less pricey,costs less,cost less,costing less,less than,more affordable',
  dearer:
    'more expensive,dearer,pricier,more pricey,costs more,cost more,costing more,more than,costlier,more costly',
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
      column: 'duration,time,length,minutes,mins,min,hours,days,turnaround,delivery',
    },
    {
      smallest: 'smallest,tiniest,littlest',
      largest: 'largest,biggest,roomiest',
      smaller: 'smaller',
      larger: 'bigger,larger,roomier',
      column:
        'size,capacity,guests,people,seats,sleeps,places,spots,spaces,participants,students,volume,area',
    },
    {
      smallest: 'youngest',
      largest: 'oldest',
      smaller: 'younger',
      larger: 'older',
      column: 'age,ages',
    },
  ],
  most: 'most,highest,largest number of,maximum number of',
  fewest: 'fewest,least,lowest,smallest number of',
  under:
    'under,below,less than,less then,for less than,lower than,up to,at most,at the most,cheaper than,cheaper then,no more than,not more than,no more then,not over,no higher than,maximum of,maximum,max,within',
  over: 'over,above,more than,more then,higher than,pricier than,upwards of,at least,from,minimum of,minimum',
  howMany: 'how many,how many different,number of,count of,how much of a choice',
  list: 'list,which,what kinds of,what kind of,what types of,what type of,what sorts of,what sort of,what else,all the,all your,all of your,all of the,everything,show me,give me,any,anything,what are the,what are your,what all,do you have any,do you do any,have you got any,got any,you got any,whatve you got,what have you got,what do you have,what do you do for,what on,what do you only,are there,what options',
  together:
    'together,altogether,all together,in total,all in all,all told,plus,combined,total,grand total,sum of,all up,add up to,adds up to,how much for both,price for both,cost for both,cost of both,for both of them,if i get both',
  difference:
    'how much more,how much cheaper,price difference,difference between,difference in price,how much extra,how much less,what is the difference',
  or: 'or,vs,versus,v,compared to,compared with,compared against,than',
  and: 'and,plus,with a,with,n,&',
  denials: 'not,no,never,cannot,cant,dont,doesnt,wont,isnt,arent,nothing,none,without,except',
  without:
    'without,no,not,free of,free from,not counting,except,except for,excluding,other than,apart from,aside from,besides,not including,minus,isnt,arent,dont have,dont contain,dont include,dont use,dont need,doesnt have,doesnt contain,doesnt include,doesnt use,doesnt need,havent got,hasnt got',
  howLong:
    'how many months,how many years,how long,how many days,how many minutes,how many mins,how many hours,how many weeks,how much time,how quickly,how quick,how fast,how soon,turnaround,what is the duration,duration of,take long,takes long',
  sale: 'on sale,in the sale,reduced,on offer,on special,discounted,special offer,special offers,marked down,on promotion,on promo,on clearance,clearance',
  certainDays:
    'part of the year,time of year,times of the year,seasonal,not all year,in season,certain months,some months,certain days,specific days,particular days,some days,select days,selected days,set days,only on days,days of the week,certain weekdays,specific weekdays',
  things:
    'take,takes,taking,last,lasts,long,come,comes,go,goes,run,runs,thing,things,item,items,product,products,stuff,dish,dishes,treatment,treatments,service,services,option,options,one,ones,kind,kinds,type,types,sort,sorts,variety,varieties,selection,menu,list,price,prices,pricing,pricelist,fee,offer,offers,offering,sell,selling,do,make,have,place,shop,store,buy,buying,purchase,get,getting,order,ordering,different,available,currently,now,right,want,wanna,gonna,need,would,like,looking,please,tell,know,ask,asking,wondering,interested,question,show,give,just,quick,normal,normally,usual,usually,typically,today,euro,euros,dollar,dollars,pound,pounds,bucks,quid,cost,costs,charge,altogether,total,together,expensive,cheap,much,many,exactly,actually,really,guys,folks,yall,roughly,approximately,approx,piece,section,category,listed,coming,bringing,session,sessions,appointment,appointments,put,new,ordinary,regular,simple,bits,bit,pieces',
  saves: 'save,saves,saving,savings,saved',
  insteadOf: 'instead of,rather than,instead of getting,instead of buying,over buying,against',
  separately: 'separately,individually,one by one,singly,on their own,by themselves,single,singles',
  yearsOld:
    'year old,years old,yo,yr old,yrs old,year olds,yr olds,years of age,year of age,aged,age,turning',
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
