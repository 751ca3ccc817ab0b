import type { Topics } from '#server/engine/language/topics.ts';

/** How English speakers ask and write about bookings, changes, money and memberships. */
export const bookingTopics: Topics = {
  book: '?(get|put) + on [waiting] (list|books), ?(apply|applying) for [a] (place|spot|course|slot), ?how (do|can) (i|we) (start|get started|begin), !(complete|fill in|fill out|send in) [online|short] (registration|application|enrolment|enrollment|booking) form, !(apply|enrol|enroll|sign up|register) (online|here|on our|at), =applying for a place, =applying, =how do i start, =getting started, =how to join, ?(how|where) (do|can|could|should|would|to) [i|we|you|one] [go about] (book|reserve|schedule|arrange|organise|organize|booking|sign up|signup|register|enrol|enroll|join|get an appointment|make an appointment|make a booking|make a reservation|set up an appointment|get a slot|get a spot|get a table|get in), ?(book|reserve|schedule|make|get|arrange|set up|need|want|like) [online] (appointment|booking|reservation|slot|table), ?sign + up, ?can [i|we] (book|reserve|sign up|register|enrol|enroll), ?(book|sign up|put me down|enrol|enroll|register) for, ?book online, ?take (booking|reservation|appointment), !book (online|by|through|via|at|using|in the app|on our), !(call|text|email|message|ring|phone|whatsapp) [us|ahead] to (book|reserve|schedule|arrange), !(booking|reservation|registration|enquiry|contact|sign up) (form|page|link|app|line), !(to|how to|you can|please|and) (book|reserve|sign up|register|enrol|enroll), !(appointment|booking|reservation|class|course|lesson|table|place) (are|is|can be|must be|should be) (made|booked|taken|reserved), =booking, =reservation, =appointment, =how to book, =enrolment, =enrollment, =registration, =signing up, =sign up',
  'need-booking':
    '?(do|must|should|would|have) [i|we|you] [need|have|to|got to] (book|reserve|make an appointment|make a reservation|appointment|booking|reservation), walk (in|ins), drop ins, drop in (welcome|any time|session), (without|no) (appointment|booking|reservation) [needed|necessary|required], ?(just|simply|can i|can we|ok to) [just] (turn up|show up|walk in|come by|come in|pop in|rock up|drop by|swing by|stop by|drop in), !no need to book, !(booking|reservation|appointment|reserving) (is|are) (required|essential|recommended|necessary|needed|advised|a must), !by appointment [only], !(must|have to|need to) (be booked|book|be reserved), (book|reserve) (ahead|in advance|beforehand), !first come first served',
  'notice-needed':
    '?how (far|long|early|soon|much) (ahead|in advance|before|beforehand|notice), ?how (early|soon) (do|should|must|can) [i|we] [need|have|to] (book|order|reserve|tell|let), ?how many (day|week|hour) (ahead|in advance|before|notice), !(#|few|couple of) [working|business|full] (day|week|month|hour) (ahead|in advance|notice|before|beforehand|prior|earlier), !(book|order) early, !fill up [fast|quickly|about], !at least # [working|business] (day|week|hour), ?latest [i|we] can (book|order|reserve)',
  cancel:
    'changing your mind, =changing your mind, !if your plans change, (cancel|cancellation), (call|called|calling) off, call it off, ?(can not|will not|unable to|not able to|not going to|may not|might not) [be able to] (make it|come|attend|make our|make the), plan change, change of plan, something (came|come|comes) up, (pull|back|drop|bail) out, ?drop my booking, ?need to skip, !with less notice, ?get out of (booking|reservation)',
  reschedule:
    '(reschedule|rebook|postpone), (move|change|switch|shift|swap|push|moving|changing|delay) [back|forward] (appointment|booking|date|reservation|slot|day|time|session|class|lesson|stay|visit|it to|to a|to another), (another|different|new|later|earlier) (date|day|time|slot|week|weekend|month|evening), !(can|may) be (moved|changed|transferred|rescheduled), (move|push|change|shift|switch) + to (another|different|next|later|monday|tuesday|wednesday|thursday|friday|saturday|sunday), !free change, ?come (another|different|on another) day, !pass [on] your (slot|place|booking), ?transfer [booking|ticket|place|spot] to, (friend|someone else) + (slot|place|booking|ticket|spot)',
  'no-show':
    '!(nobody|no one) is (home|there|in), ?(forget|forgot) + (come|comes|appointment|home|there), no show, (not|never|fail to) (show up|turn up|come|attend|appear|arrive|make it), (miss|missed|missing|skip|skipped|forget|forgot) [my|an|a|the|your] [booked] (appointment|booking|slot|class|lesson|session|visit|it|reservation|one), !(without telling|without notice|without letting|not told us), ?forget to (come|cancel|show)',
  'missed-class':
    '(miss|missed|missing|skip|skipped|absent|can not come to|can not make) [a|my|the|your|one|this|next] (class|lesson|session|week|course|practice|training), make up (class|lesson|session), (catch|catching) up, make [it|them|that] up, !(no|one) make up, ?(get|have|do) another (one|lesson|class|session) [instead], ?do i lose (class|lesson|session|it), absence, absent, !missed (class|lesson|session|one)',
  late: '(be|run|running|arrive|arriving|come|coming|show up|get there|turn up|am|are|is|gets|bit|little) late, # (minute|min|hour) late, late (arrival|arriving|comer|start), stuck in traffic, ?(train|flight|bus|plane) (is|was|got) (delay|late), held up, grace period, !wait # (minute|min), !(hold|keep) [your] (table|booking|slot|place|appointment) for, !after # (minute|min), ?lateness, ?not (on|be on) time, ?(minute|min) behind, !late',
  'absence-fee':
    '?(pay|charge|charged|fee|billed) + (off sick|sick|away|on vacation|on holiday|absent|miss|not there|not come), !(fee|pay|payable|charge|charged) + (absence|absent|missed|illness|sickness|holiday)',
  'early-departure':
    '?(come|coming|pick up|collect|leave|leaving|go|going|check out|back|home|return) + (day|days|night|nights) (early|earlier|sooner), ?(leave|pick up|collect|check out) early, !(go|going|leave|leaving|collected|pick up) [home] (early|earlier), !(unused|nights not used|days not used), =going home early',
  'after-hours-drop':
    '?(drop|leave|return|bring|pick up|collect) + (night before|evening before|after hours|after you close|after closing|you are closed|before you open|outside hours|nobody is there|no one is there|out of hours|when closed), (key|drop|night|return) (box|safe|slot|locker|drop), after hours (drop off|return|collection|pick up), !through the (letterbox|mail slot|slot)',
  refund:
    '(refund|reimburse|reimbursement), money back, ?(get|getting|give) [me|my|all|it|any|anything|some] (money|deposit|cash|payment|anything|fee) back, ?what do [i|we] get back, !(we|you) (refund|repay|pay back), !(get|receive) [all|half|it|the full amount] back, !(everything|half|nothing|all of it) back, !non refundable, !not refundable, !no refund, ?see [my|the] money, !back on your card, credited',
  'refund-time':
    '?(when|how long|how soon|how many days) + (refund|money back|see the money|get the money|reimburse), !(refund|money|amount|payment) + (within # [working|business|to] [#] day|# working day|# business day|# to # [working|business] day|# day|# week)',
  deposit:
    '(deposit|down payment|upfront|prepay|prepayment|booking fee|holding fee|retainer), pay in advance, ?(have|need) to pay (now|something|anything|first|when i book|in advance|before|ahead|to book|up front|upfront|full amount now), !(secure|hold) [your|the] (date|place|booking|slot|spot)',
  'pay-how':
    '?how (can|do|could) [i|we|you] pay, (payment|paying) (method|option|kind|type|way), (way|method|form|kind|type) of payment, way to pay, ?(accept|take) [payment|any] (card|cash|credit|debit|visa|mastercard|amex|check|cheque|paypal|bitcoin|crypto|contactless|invoice|voucher|tap), ?pay [you] (with|by|in|using|via|through) (card|cash|credit|debit|visa|mastercard|amex|check|cheque|paypal|bitcoin|crypto|contactless|phone|apple|google|venmo|zelle|bank|transfer|invoice), (visa|mastercard|american express|amex|discover|maestro|eftpos|interac) , (apple|google|samsung) pay, (credit|debit) card, cash only, (cash|card) + (accept|take|fine|ok|welcome|only|preferred), no (check|cheque|cash|american express|amex|card), (venmo|zelle|paypal|bank transfer|contactless|chip and pin|e transfer|etransfer|interac transfer), ?write [you] a (check|cheque), =payment, =paying, =how to pay, =payments',
  'pay-when':
    '?when (do|must|should|will|is) [i|we|it|the|payment] [have to|need to|to] (pay|charge|due|billed|be charged|taken), !(pay|paid|payment|payable) [is|in full|are] (due|when you|on the day|at the end|on arrival|at pick up|on collection|in advance|at the time|at checkout|before|after), !(charge|bill|debit|taken) [on|by|your|it] (the # of|on the first|each month|every month|weekly|monthly|on the), !direct debit',
  installments:
    '(installment|instalment|finance|financing|affirm|klarna|afterpay|clearpay|zip pay|carecredit), (pay|spread) [it|that|this|the cost|cost] [off|back] (over time|monthly|in parts|in stages|in bits|weekly|later|over several|over # month), payment plan, monthly payment, spread the cost, split the (payment|cost|bill), pay [it] off, interest free, 0 %, buy now pay later',
  'price-match':
    'price match, match (price|competitor), beat (price|quote), ?cheaper (elsewhere|somewhere else|online)',
  tip: '(tip|tipping|gratuity|gratuities|service charge), ?service included',
  tax: '(customs|import duty|import tax|import duties|duty free), (vat|gst|hst|sales tax), tax (included|extra|invoice), (including|plus|excluding) (tax|vat|gst)',
  invoice:
    '(invoice|receipt|purchase order), ?bill (my|the|our) (company|employer|work|business), !(email|send) [you|an|the|itemized] (invoice|receipt)',
  discount:
    '(discount|concession|concessionary|reduced rate|reduced price), (money|percent|anything|something|%|third|half|#) off, ?(get|give|is there|any) [a|me|us] (deal|reduction|break|offer|cheaper rate|special rate|special price|special offer), ?cheaper (for|if|with), !# % (less|off|for), !half price, ?do [i|we] get (it|anything) cheaper, ?pay less, !pay half',
  'discount-student':
    '(student|uni|university|college|pupil|apprentice) + (discount|off|price|rate|concession|cheaper|deal|reduction|reduced|less), student, concession + (student|card)',
  'discount-senior':
    '?(i am|am|aged|he is|she is|mum is|dad is|mother is|father is|gran is) # + (money off|discount|cheaper|reduced|concession|anything off), (senior|pensioner|oap|retired|retiree|over 60|over 65|60 plus|65 plus|aged 60|aged 65|elderly|older people|gold card) + (discount|off|price|rate|concession|cheaper|deal|money off|reduction|less|free|%), senior, pensioner',
  'discount-military':
    '(military|veteran|navy|army|air force|marine|marines|armed forces|servicemen|service member|active duty|first responder|nhs worker|blue light|coast guard|national guard|served), ?(vet|vets) get',
  'discount-group':
    '(group|school|team|company|corporate|family|sibling|second|two|both|bulk|more than #) + (discount|off|rate|cheaper|deal|reduction|less|%), family (ticket|pass|rate), second (child|dog|pet|pair), (sibling|siblings|brother|sister|twins)',
  loyalty:
    '(loyalty|reward|rewards|stamp card|punch card|points), (earn|collect|redeem) [your] point, ?how many points, point (card|program|are|last|expire|worth), refer a friend, referral, (bring|recommend) a friend',
  voucher:
    '(gift|present) (card|voucher|certificate|cards|vouchers|certificates), (voucher|vouchers), ?(buy|get|give) + (as a gift|as a present|for a friend)',
  'voucher-expiry':
    '?(use|using) (it|them|lessons|classes|sessions) up, (bundle|package|lessons|sessions|credits|block) + (expire|expiry|valid|good for|use up|used within), !(must be|to be) used (within|by|in), (voucher|gift card|gift certificate|pass|card|credit|ticket|pack|points) + (expire|expiry|valid|last|run out|good for|never expire|years|months), ?how long (is|are) [my|a|the] (voucher|gift card|pass|ticket|card|credit|pack) (valid|good)',
  'financial-help':
    '(scholarship|bursary|financial aid|financial help|financial assistance|sliding scale|hardship|low income|benefits card), ?(help|support|assistance) (with|paying|towards) [paying|covering|lesson|class|course|tuition|vet|my|school] (fee|cost|tuition|price|bill|payment|it), ?(can not|can barely|hard to|struggle to|struggling to) afford, ?money is [bit|little|really|very|so] tight, !help (paying|with cost|with fee|with tuition)',
  'promo-code': '(promo|discount|coupon|voucher) code, coupon',
  'membership-end':
    '(quit|stop|stopping|quitting|end|ending|leave|leaving|give up|withdraw from|drop out of) [weekly|private|group] (lesson|class|course|program|programme|school|club|team), ?(quit|want to stop|want to leave), ?how do [i|we] (quit|leave), =leaving us, =leaving, !# (day|week|month) notice, !notice (by|in) (email|writing|post), (end|ending|quit|leave|stop|terminate|cancel|cancelling|canceling|get out of) [my|the|a|your|monthly] (membership|contract|subscription|plan|sub|pass), (notice period|termination), (cancel|leave|quit) [the] (gym|club|any time|anytime), ?opt out, !(membership|subscription|plan|contract) + (cancel|notice|end|terminate), minimum (term|period|commitment), ?(tied|locked) in, ?how long (am i|is the) (contract|commitment|tied|minimum)',
  'membership-pause':
    '(freeze|pause|suspend|hold) [my|a|the|your] (membership|subscription|pass|account|plan|it), put + on hold, on hold, (freeze|freezes|freezing|pausing), take a break + (membership|subscription), ?(away|travelling|injured) for + (month|weeks) + membership',
  trial:
    '(trial|taster|try it out|try before|intro offer|introductory|first class free|free class|free session|free lesson), ?(try|test) [a|one|it|the] [class|lesson|session|out] (first|before), ?come once',
  'waiting-list':
    '(waiting list|waitlist|wait list|waitlisted), (fully booked|sold out|full), ?if [it|class] is full, ?let me know if + (free|open|available|spot)',
  'join-fee':
    '(joining|registration|enrolment|enrollment|sign up|admin|start up|initiation) fee, ?(pay|cost|fee|charge) to join, ?is there a fee to (join|register)',
  'account-online':
    '(log in|login|log into|sign in|password) , (forgot|reset|forgotten) [my] password, ?(create|open|delete|close) [an|my] account, online account',
  quote:
    '(quote|quotation|estimate|ballpark|rough idea|rough price), ?how much would + cost to (fix|repair|make|build), free (estimate|quote|survey)',
  'min-order':
    'minimum (order|spend|purchase|amount|charge), ?(is there|any) [a] minimum, at least [£|$|€] # [order|spend], smallest order, (order|spend|orders) (under|below|over|from)',
  'order-change':
    '(change|modify|edit|amend|alter|fix|cancel|stop|add to) [an|my|the|your] order, !order (can be|may be) (changed|cancelled|amended|modified), ?(picked|chose|ordered|selected) the wrong, ?order + (by mistake|wrong size|wrong colour|wrong color)',
};
