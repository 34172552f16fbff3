import type { TopicId } from '#server/assistant/topic.ts'

/** One question per topic as a parent types it, written without sight of the synonyms and never tuned to. */
export const heldOut: Readonly<Record<TopicId, string>> = {
  tantrum: 'she threw herself on the kitchen floor screaming for 40 mins cos I cut the toast wrong, shes 2 and a half',
  'hitting-biting':
    'nursery rang again, my 3yo sank his teeth into another kid and left marks. so embarrassed what do i do',
  whining: 'that high pitched muuuummyyyy voice all day long for every little thing, how do I get her to ask normally',
  'not-listening': 'i have to say everything ten times before he even looks up, its like talking to a brick wall',
  'back-talk': 'my 12 yo answers me back constantly, eye rolling, "whatever mum", so cheeky and rude to me',
  lying:
    'he looks me straight in the face and says he didnt do it when i literally watched him, why does he make stuff up',
  'taking-things': 'found a toy car in her pocket that isnt ours, think she nicked it from a friends house',
  siblings:
    'my two boys fight from the second they wake up, kicking off over who sat where, im refereeing all day and losing it',
  'new-baby':
    'ever since his little brother was born 3 weeks ago our 4yr old wants bottles and acts like a baby himself',
  sharing: 'playdate was a nightmare, every toy was MINE and he wouldnt let the other kid touch anything',
  anger:
    '9yo goes from 0 to 100, slams doors, fists clenched, punches his pillow. how can he learn to manage his temper',
  'name-feelings':
    'when I ask how she feels she just shrugs and says "fine" or "dunno", how do I help her put emotions into words',
  'sad-day': 'daughter 10 came home today really down and teary, just wants to lie on the sofa. what can i say',
  'dark-fear': 'hes convinced theres monsters under the bed and wont go upstairs without all the lights on',
  'drop-off':
    'clings to my leg and sobs at the preschool gate every single morning when i leave, teacher has to peel her off me',
  worry:
    'my 8 year old overthinks everything, what if theres a fire, what if you die, what if im sick, tummy aches from it too',
  shyness: 'she hides behind me and goes silent whenever another grown up speaks to her, even people she knows',
  'giving-up':
    'first mistake and he chucks the pencil and says i cant do it im stupid. how do i get him to keep trying',
  'losing-games':
    'snakes and ladders ended w/ the board flipped AGAIN because his sister won. sore loser is an understatement',
  waiting: 'zero patience!! if he wants something it has to be NOW, cant even last two minutes while im on the phone',
  manners: 'granny is upset because the kids never say please or thank you, how do i teach them to be polite',
  kindness:
    'how can i raise a kid who thinks of other people, helps out classmates, does nice things for others without being asked',
  gratitude:
    'feels like he has everything and appreciates nothing, opened 12 birthday presents and asked is that it. so entitled',
  bullying:
    'some girls in year 5 have been calling her names and kicking her bag around every break for weeks, she begs me not to tell the teacher',
  friends: 'he plays alone every recess and never gets asked to a birthday party. 7yo. how do i help him make mates',
  'morning-rush': 'we are late EVERY day. shoes, breakfast, yelling, out the door at 8.20 in tears. help',
  bedtime: 'takes 2 hours to get her to go to sleep, another drink another wee another hug, its 10pm and shes still up',
  'own-bed': 'wakes at 2am and climbs in between us every night, i want my bed back, hes nearly 5',
  teeth: 'clamps her mouth shut the moment she sees the toothbrush',
  'hand-hygiene': 'he never washes after the loo or before eating, just runs the tap and pretends',
  potty: 'almost 3 and wont sit on the potty, still in diapers, when do we start training',
  bedwetting:
    'son is 7 and still wakes up with soaked sheets most mornings, he is so ashamed and has a sleepover coming',
  dressing:
    'five and still wants me to put his socks and trousers on for him, how do i teach him to do his own buttons',
  'table-manners':
    'up and down from the chair, food with fingers, feet on the table, we cant get thru one dinner sitting down',
  picky: 'lives on plain pasta and chicken nuggets, gags if theres anything green on the plate',
  'water-sugar': 'shes hooked on juice and soda, how do i get her drinking water instead',
  tidy: 'lego everywhere!!! cant see the carpet in the playroom and they just walk away when i ask them to pick it up',
  chores: 'what jobs round the house should a 9 yr old be doing? dishwasher, bins, laundry? mine does nothing',
  pets: 'they begged for the dog and promised to walk him and guess who feeds and walks the dog now',
  transitions:
    'leaving the playground or stopping what shes doing to go to the next thing is always a meltdown, even if i give a 5 min warning',
  supermarket: 'dreading the weekly tesco shop, grabs stuff off shelves and begs for sweets at the till',
  'car-travel': '6 hr drive to the in laws next week with a 4 and 7 yo, how do i keep them happy in the back seat',
  'start-school':
    'he begins kindergarten in september and i want to get him ready, first time ever, what should we practise over summer',
  homework:
    'every afternoon same battle to sit down and do the worksheets the teacher sends, he cries, i cry, takes 2 hrs. third grade',
  reading: 'he says books are boring, how do i get a 7 year old to enjoy reading',
  writing: 'teacher cant make out her letters, really messy handwriting, holds the pencil in a fist. year 2',
  'maths-facts': 'any tricks to get the times tables to stick?? 7s and 8s are just not going in',
  exams: 'GCSE mocks in three weeks and her revision is chaos, how do we plan it so she isnt cramming all night',
  focus:
    'he stares out the window, fiddles with his eraser, mind wanders after 3 minutes on anything. how to improve concentration',
  music: 'pays for piano lessons and she never touches the piano between them, how to get her to practice',
  'poems-language': 'she has to learn a poem by heart for assembly and also spanish vocab, best way to memorise it?',
  'school-bag':
    'keeps forgetting stuff, PE kit left at home, lunchbox left at school, backpack is a black hole of crumpled letters',
  procrastination: 'my 14 yr old leaves every project till the night before its due, always "ill do it later"',
  exercise:
    'he gets no physical activity at all, out of breath going up the stairs at 10, how much should they move each day',
  'sport-skill':
    'she wants to make the football team and get better at dribbling, how often should she train without burning out',
  'outdoors-eyes':
    'optician says hes getting short sighted and needs more daylight, how do i get him playing outside more',
  'screen-time':
    'how many hours of ipad and tv is ok for a 5 year old, ours is glued to youtube from the moment we get in',
  gaming:
    'Fortnite. roblox. fortnite. he screams at the headset and wont come off the xbox till hes finished one more match',
  'first-phone': 'everyone in her class has a smartphone, shes 11, when should i get her one and what rules',
  'thumb-nails': 'bites her nails till they bleed, tried the bitter polish already',
  'pocket-money': 'how much allowance should I give a 8 year old each week and does he have to save some of it',
  'only-for-points':
    'asked him to help carry the bags and he said "how many points do i get", now he wont do anything unless theres a reward in it',
  'chart-bored':
    'the sticker chart was great for two weeks and now shes lost interest in it completely, doesnt even care about the prizes',
  lapse: 'we went on holiday and missed 6 days of his habit, streak is gone, do we have to start over from zero',
  'special-time':
    'i work full time and feel like i never get any quality one on one time with my daughter, how do i fit it in',
  'parent-calm':
    'I yelled at them again tonite and now im sat in the bathroom feeling like the worst mum, im so exhausted',
  'two-homes': 'divorced, kids are with their dad every other week and his rules are completely different to mine',
  adhd: 'just got the diagnosis, 7yo with ADHD, do reward systems work for kids like him or should we do something different',
  'praise-how': 'is it bad to say good job all the time? what should i say instead when she does something well',
  ratio: 'i feel like i only tell him off all day, how many positive comments should there be for every negative one',
  pricing:
    'how many points should a trip to the cinema cost in the store? i dont want it to be too cheap or take forever',
  'first-week': 'just downloaded this app, how do i set it up, what do i add first',
}
