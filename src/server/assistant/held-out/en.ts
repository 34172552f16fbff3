import type { TopicId } from '#server/assistant/topic.ts'

/** One question per topic as a parent types it, written without sight of the synonyms and never tuned to. */
export const heldOut: Readonly<Record<TopicId, string>> = {
  tantrum: '2yo threw himself on the floor screaming for 25 mins bc i cut his toast in squares. what do i even do',
  'hitting-biting': 'nursery rang again, she sank her teeth into another kids arm. third time this wk',
  whining: "that moany sing-song voice ALL day long. 'muuuum i waaaant'. shes 4 how do i make it stop",
  'not-listening': 'have to say everything ten times before he even looks up (6)',
  'back-talk': "my 11 yr old rolls her eyes and goes 'whatever, you cant make me' to everything i say",
  lying:
    'looked me dead in the eye and swore he hadnt touched the cake. chocolate all over his face lol. he does this about everything now, 6',
  'taking-things': 'found a tenner from my purse and her cousins bracelet stashed in her drawer, shes 8, what do i say',
  siblings: 'my two are at each others throats from breakfast til bed, do i step in or let them get on with it',
  'new-baby':
    'since we brought his little sister home from hospital our 3 year old wants a bottle again and follows me round saying put her back',
  sharing: 'playdate was a disaster, wouldnt let anyone else have a go with even one of his trucks. he is 3',
  anger: 'when something goes wrong he sees red, slams doors and kicks the wall, then is so sorry after. age 9',
  'name-feelings':
    "i ask whats up and its always 'dunno'. how do i help a 5yo find words for whats going on inside her",
  'sad-day':
    'he came home from school really down today, just lay on the sofa all quiet. how can i cheer him up without pushing',
  'dark-fear': 'wont go upstairs on her own, says theres a monster in the wardrobe',
  'drop-off': 'screams and clings to my leg at the preschool gate every single morning, teacher has to peel him off',
  worry:
    'my 10yo keeps asking what if. what if the house burns down what if you crash the car what if i get sick, over and over, nothing i say helps for more than five mins',
  shyness: 'hides behind me when people say hello and whispers her order to me in mcdonalds so i have to say it',
  'giving-up': "one wrong try and its 'i cant do it' and he chucks the whole thing in the bin. 8",
  'losing-games': 'flips the board if hes not first lol help, even snakes and ladders',
  waiting: 'cant hang on even 1 minute while im on the phone, everything has to be right NOW. hes 5',
  manners: "never a please or a ta, just 'gimme juice'. my nan was horrified",
  kindness: 'how do u raise a kid who notices when somebody else needs a hand, not just me me me',
  gratitude: "she opened 14 presents at xmas and said 'is that it'. how do i teach her to appreciate what shes got",
  bullying:
    'some girls in yr 6 made a group chat just to laugh at her, they trip her up in the corridor and now she has stomach aches on sunday nights, do i go to the head',
  friends: 'we moved in august and hes on his own every recess, never gets asked to anybodys house',
  'morning-rush': '8.10 and shes still staring at her cereal, one shoe on. we are late every flipping day',
  bedtime: 'one more story one more wee one more hug.... its 9.45 and hes 5',
  'own-bed': 'turns up in with us about 2am every night, feet in my face. how do we get her to stay in her room',
  teeth: "won't brush",
  'hand-hygiene': 'straight from the toilet to the snack cupboard, never goes near the soap',
  potty: '2.5 and shows interest but then hides behind the curtain to poo in his diaper, is he ready or not',
  bedwetting: 'still in pull ups overnight at 7, sheets soaked again, hes so embarrassed about the sleepover',
  dressing: 'nearly 5 and i still do all his socks and zips and buttons for him, is that normal',
  'table-manners': 'up and down off the chair like a yoyo at dinner and wipes his hands on the cat',
  picky: 'only eats beige. nuggets, plain pasta, toast. anything green and she gags',
  'water-sugar': 'wants soda or juice w every meal, says plain water tastes gross',
  tidy: 'lego ALL over the living room floor, never puts a thing back in the box',
  chores: 'what jobs should a 9 year old be doing round the house?? hoovering? dishwasher?',
  pets: 'begged for a hamster, swore blind hed look after it, guess who cleans the cage',
  transitions:
    'leaving the park, getting out the bath, stopping drawing to come and eat. any switch from one thing to the next is a meltdown even if the next thing is fun',
  supermarket: 'aldi. the sweets by the till. every. single. time.',
  'car-travel': 'six hr drive to grandmas w a 4 and 7yo, are we there yet x1000, any tips',
  'start-school':
    'goes into reception in sept and i think im more nervous than she is, how do we get her ready over the summer',
  homework:
    '2 hrs at the kitchen table over one worksheet and i end up giving him the answers just so we can have dinner. 2nd grade. is it meant to take that long',
  reading: 'says books are boring. 8 yrs old. how do i get him to pick one up',
  writing: 'his letters are all different sizes and backwards, teacher cant make it out, hates holding a pencil (6)',
  'maths-facts': 'still counting on fingers for 8+7 and her 6s and 7s are nowhere, 3rd grade',
  exams: 'GCSE mocks in 3 weeks, whats the best way for him to revise, atm its just rereading notes at midnight',
  focus: 'sits down and 2 mins later hes gazing out the window or fiddling w his rubber, mind wanders constantly. 8',
  music: 'piano. every practise is a battle. do i let her quit',
  'poems-language': 'french vocab list every friday and its gone from his head by monday, how do they make it stick',
  'school-bag': 'forgot his pe kit AGAIN. and the lunchbox. and the library book',
  procrastination:
    "15yo has known about the history project for a month, due tomorrow, hasn't typed a word. its always 'ill start in a bit'",
  exercise: 'total couch potato at 12, doesnt move all weekend. how much should they be running about a day',
  'sport-skill':
    'coach wants him at 4 soccer practices a week plus travel games, hes 9 and only wants to get better at goalie. too much?',
  'outdoors-eyes': 'optician says shes going shortsighted already at 7, can we slow it down',
  'screen-time': 'how much ipad is ok for a 4yo, be honest',
  gaming: "fortnite. 'just one more match mum'. then its 10pm and hes asking for v bucks",
  'first-phone': 'apparently everyone in year 7 has got one, do we cave and buy her a smartphone',
  'thumb-nails': 'chews them til they bleed, tried the bitter polish, no joy',
  'pocket-money': 'whats the going rate of allowance for a 7 year old and can she blow it all on slime',
  'only-for-points':
    "'how many stars do i get' for EVERYTHING now. wont lift a finger unless theres something in it for her",
  'chart-bored': 'was mad keen on the sticker chart for a fortnight, now couldnt care less about it',
  lapse: 'went on vacation, missed 5 days, streak gone and now he says whats the point. do we have to go back to zero',
  'special-time': 'my middle one says i never play with just her. full time job 3 kids. how do i fit in one on one',
  'parent-calm': 'i yelled again tonight and feel like rubbish. how do i make it right with him and not lose it tmrw',
  'two-homes': 'at his dads theres no rules at all then he comes back to me on sunday and its chaos til wednesday',
  adhd: 'paediatrician has just diagnosed him with adhd, do reward charts even work for kids like that',
  'praise-how': "is saying 'good job' all the time bad?? what am i supposed to say instead",
  ratio: 'feel like all i do is tell her off. how many nice comments should there be for every negative one',
  pricing: 'how many points should a trip to the cinema cost',
  'first-week': 'just signed up, two kids, overwhelmed, where do i even begin with this thing',
}
