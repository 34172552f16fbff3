import type { Lexicon } from './lexicon.ts'

export const en: Lexicon = {
  tantrum:
    'tantrum meltdown screaming fit kicking floor throws himself down hysterical explode outburst melting down lose it losing it in public scene wailing out of control rage no reason toddler storm red face scream scream and scream breath holding flips out goes mental thrashing small things wrong cup banana broke',
  'hitting-biting':
    'hit hitting bite biting bit bites kick kicks kicking scratch scratches pinch pinching push pushing shove pull hair slap punch throw things aggressive aggression violent rough hurts other kids nursery daycare playdate hands to himself attacks whack spit spitting gentle hands lashes out physically',
  whining:
    'whine whining whiny whinge whinging moan moaning moans nag nagging begging beg pester pestering complain complaining grumble that voice tone of voice drives me mad baby voice clingy fussing whimper mummy mummy mummy pleading gives in',
  'not-listening':
    'listen listening ignore ignores ignoring ignored obey disobey disobedient defiant defiance refuse refuses cooperate cooperation instructions ask ten times repeat repeating told deaf ears wont do as told says no to everything nothing i say follow directions pretends not to hear hear me respond first time stubborn strong willed wall',
  'back-talk':
    'back talk backchat talks back answer answers back rude rudeness disrespect disrespectful cheeky sassy attitude mouthy eye roll rolls eyes whatever shut up swear swearing swear words bad language cursing cuss argues arguing argumentative last word hate you insults me teen lip sarcastic slams door',
  lying:
    'lie lies lied lying liar fib fibs fibbing truth truthful honest honesty dishonest denies deny caught made up makes things up invents stories pretends blamed blame cover up to my face confess trust admit hides the truth secret',
  'taking-things':
    'steal stealing stole stolen steals thief shoplift shoplifting nick nicked pinched took take taken without asking without paying belongs to someone else shop store pocket purse wallet coins from my bag hides things not his not hers came home with classmates toy return it give it back',
  siblings:
    'sibling siblings brother sister brothers sisters fight fighting fights quarrel quarrels squabble squabbling bicker bickering rivalry jealous of his brother argue constantly each other twins referee take sides fair unfair wind each other up older younger tease competing compare both kids room share',
  'new-baby':
    'newborn new baby baby brother baby sister arrival pregnant pregnancy expecting second child jealous of the baby big brother big sister regress regression bottle again since the baby was born hurts the baby attention baby home from hospital nursing breastfeeding',
  sharing:
    'share sharing mine snatch snatches grab grabs grabbing toys take turns turn taking wont let others play with possessive hogs playdate refuses to share selfish toy',
  anger:
    'anger angry furious rage temper fury cross mad lose his temper explodes explosive calm down calming breathe breathing deep breaths throws things slams punches walls hits pillow frustration frustrated aggression control his emotions short fuse blow up hot head storm off cool down regulation',
  'name-feelings':
    'feelings emotions emotional emotion talk about feelings express feelings words for feelings name name it bottles up bottled open up opens up how do you feel tell me what is wrong vocabulary intelligence identify cant say what she feels sensitive understand own feelings mood chart everything is fine shuts down clams up',
  'sad-day':
    'sad sadness sad day unhappy cry crying cries tears tearful down low blue upset miserable cheer up comfort depressed depression mood moody lonely loss grief died death of grandma pet died withdrawn doesnt enjoy gloomy heartbroken bad day disappointed hopeless',
  'dark-fear':
    'dark darkness afraid scared fear fears monster monsters ghost ghosts under the bed closet night light nightmare nightmares shadows frightened spooky alone upstairs toilet at night thunder storm dogs spiders bad dreams terrified phobia brave witches',
  'drop-off':
    'drop off dropping off goodbye separation clings clingy cling crying at the gate nursery kindergarten preschool daycare leaves leave me holds my leg parting separate peel off tears every morning at school door sneak out handover to teacher settle settling in screams when i leave wont let go',
  worry:
    'worry worries worried worrying worrier anxious anxiety nervous panic stress stressed what if overthinking overthinks fearful about everything catastrophe tummy ache stomach ache cant sleep thinking reassurance school refusal germs death dying war bad things happen scared of failing butterflies tense',
  shyness:
    'shy shyness timid quiet introvert introverted hides behind me hide behind wont speak speak to strangers adults hello greet new people whisper stranger social anxiety doesnt talk in class raise hand put hand up order warm up slow reserved confidence self conscious parties birthday party wont join',
  'giving-up':
    'give up gives up giving up quit quits quitting i cant too hard frustrated frustration resilience perseverance persevere persist grit mistake mistakes perfectionist perfectionism perfect fail failure stupid not good enough try again wont try growth mindset confidence self esteem tears it up drops out easily discouraged bad at everything',
  'losing-games':
    'lose loses losing loser lost sore loser board game card game games cheat cheats cheating win winning winner flips the board tantrum when he loses competitive match monopoly uno referee sportsmanship must always win storms off from the game',
  waiting:
    'wait waiting waits patience patient impatient impatience interrupt interrupts interrupting butts in queue line in line turn now right now cant wait doctor restaurant on the phone delay five minutes gratification instantly minute',
  manners:
    'manners polite politeness please thank you sorry apologise apologize greet greeting say hello bye visitors guests rude to grandma at someones house etiquette courtesy burp interrupt respectful table visit relatives',
  kindness:
    'kind kindness unkind mean nice help others helping empathy empathetic compassion caring care about others laughs at thoughtful generous considerate nasty to other children selfish volunteer good deed excludes animals gentle teasing others cares',
  gratitude:
    'grateful gratitude thankful ungrateful spoiled spoilt entitled entitlement appreciate appreciates appreciation takes everything for granted presents gifts christmas birthday never enough wants more always more brat thank you notes count blessings content',
  bullying:
    'bully bullied bullies bullying picked on teased teasing mocked mock name calling calls names called names excluded left out threatened hit at school cyberbullying online hate group chat mean messages victim classmates laugh at him gang up scared to go to school pushes around nicknames torment',
  friends:
    'friend friends friendship friendships lonely no friends alone at break recess playground left out play date playdates invite invited invitation party make friends making friends best friend fell out new school join in joining nobody plays with social skills bossy group popular',
  'morning-rush':
    'morning mornings get ready getting ready late late for school school run rush rushing hurry dawdle dawdles dawdling slow get up wake up out of bed alarm breakfast shoes on out of the door on time dress chaos stress before school nagging bus',
  bedtime:
    'bedtime bed sleep sleeping sleeps go to bed going to bed lights out routine falls asleep asleep night nights late evening stalling one more story water toilet again tired overtired awake midnight hours of sleep how much sleep nap wakes early wind down settle evenings takes hours jumps around',
  'own-bed':
    'own bed own room co sleeping cosleeping our bed parents bed climbs in sleeps with me sleep alone alone in room stays in room night waking comes into our room middle of the night lie down with him mattress sleep by himself crawl into my bed between us wont sleep without me',
  teeth:
    'teeth tooth toothbrush toothpaste brush brushing brushes dentist cavity cavities fluoride rinse spit mouth electric gums flossing floss milk teeth refuses to brush clamps bristles sugar decay hygiene',
  'hand-hygiene':
    'wash hands washing hands handwashing soap germs dirty hands after toilet before eating hygiene sanitiser sick viruses colds clean hands water twenty seconds bath shower grubby muddy',
  potty:
    'potty toilet training train trained nappy nappies diaper diapers pull ups pullups wee poo poop pooping pee accident accidents pants underwear ready readiness sit on the toilet withhold constipation kindergarten out of nappies',
  bedwetting:
    'bedwetting bed wetting wet bed wets wets the bed wet at night sheets dry nights night nappy pee at night pees in bed pyjamas sleepover wetting mattress alarm enuresis pull ups at night wakes up wet still wets',
  dressing:
    'dress dressed dressing clothes undress shoes socks zip zips buttons button laces tie shoelaces coat jacket put on puts on gets dressed by himself outfit what to wear pyjamas trousers itchy labels independent velcro inside out naked',
  'table-manners':
    'table dinner table meal mealtime mealtimes eating with hands fingers fork knife cutlery sits still sit at the table gets up from leaves the table restaurant chew mouth open messy eater spills plays with food family dinner tv while eating dinnertime phones eat together fidgets',
  picky:
    'picky fussy eater eat eats eating food foods vegetables veggies veg fruit greens broccoli taste try new food refuses to eat only eats pasta nuggets bread white dinner lunch meal spits out plate selective hungry cook separate meals disgusting yuck meat',
  'water-sugar':
    'water sugar sugary sweets candy chocolate juice soda fizzy drinks drink coke lemonade snack snacks biscuits cookies dessert treats healthy eating ice cream thirsty grandma gives too much sugar craving junk food energy drinks weight milk',
  tidy: 'tidy tidying tidies mess messy clean up cleaning up toys everywhere room bedroom pigsty lego floor pick up put away puts away clutter declutter clear up boxes playroom step on chaos in the room',
  chores:
    'chore chores housework help around the house helping at home dishes dishwasher laundry set the table clear the table vacuum rubbish bin trash jobs household responsibilities lazy wont help lift a finger bed make contribute cooking teenager age appropriate tasks allowance for chores',
  pets: 'pet pets dog puppy cat kitten hamster guinea pig rabbit fish bird feed feeding feeds walk the dog litter cage clean out animal responsibility wants a dog looking after forgets gentle with the',
  transitions:
    'transition transitions switching stop playing leave leaving the park playground time to go come home change activity move on finish doesnt want to stop go home ending warnings countdown next thing come inside from one thing to another pick up from friends house bath',
  supermarket:
    'supermarket shop shopping store shops grocery groceries trolley cart aisle checkout till toy aisle buy me wants everything queue mall errands throws a fit in the runs off begging for sweets buying',
  'car-travel':
    'car drive driving journey road trip travel travelling flight plane train long ride seat seatbelt belt unbuckles backseat back seat are we there yet holiday airport bored sick boredom fight in the car bus hours traffic vacation',
  'start-school':
    'starting school start school first day of school new school first grade year one reception primary kindergarten begin begins september transition prepare ready for school school readiness first class teacher uniform next week big school',
  homework:
    'homework assignment assignments school work schoolwork worksheets sit down after school battle help with do it for him teacher gives too much hours tears over maths study studying desk refuses rushes careless worksheet tutor school tasks',
  reading:
    'read reading reads reader book books story stories library novel bedtime story reluctant hates reading loves comics graphic novels read aloud letters words learn to read spelling out phonics pages literacy bookworm',
  writing:
    'write writing handwriting letters pen pencil grip neat messy scrawl illegible spelling spell dictation cursive essay copy sentences lines left handed hand hurts alphabet reverse b and d notebook',
  'maths-facts':
    'math maths mathematics times tables multiplication tables sums addition subtraction division numbers count counting mental arithmetic facts fractions calculate calculation flash cards number bonds hates maths bad at maths arithmetic learn by heart',
  exams:
    'exam exams test tests revision revise studying study plan cram cramming finals midterms marks grades score test anxiety nervous before pass fail quiz entrance prepare prepare for results report card sats gcse',
  focus:
    'focus concentrate concentration attention span distracted distraction distractible daydream daydreams daydreaming fidget fidgety sit still easily distracted gets up finish task desk phone while studying five minutes loses thread on task teacher says absent minded head in the clouds',
  music:
    'music instrument piano violin guitar recorder drums cello flute practise practice practising practicing lessons lesson teacher quit scales play song orchestra singing choir performance concert keyboard',
  'poems-language':
    'poem poems poetry recite reciting memorise memorize by heart language languages vocabulary words english french spanish chinese foreign bilingual learn words flashcards verses second language speak recitation remember text duolingo minority language',
  'school-bag':
    'school bag schoolbag backpack rucksack satchel pack packing packs forgets forgot forgetful lunchbox gym kit pe kit pencil case loses lost things jacket organised organized books at home left at school checklist lost property water bottle',
  procrastination:
    'procrastinate procrastinates procrastination putting off puts off last minute later deadline deadlines project starts late night before delay postpone motivation unmotivated lazy teen teenager wont start gets around to essay due tomorrow avoids time management',
  exercise:
    'exercise active activity move moving movement sport sports fit fitness lazy couch sits all day overweight pe run running cycle bike jump rope jumping gym how much exercise energy burn off unfit dancing indoor walk walks steps',
  'sport-skill':
    'football soccer basketball tennis swim swimming gymnastics ballet karate judo training coach team club match practice skill bench trials kick ball catch throw learn to ride learn to swim skating ski competition athlete goalkeeper quit the team nervous before the game hockey dribble',
  'outdoors-eyes':
    'outdoors outside fresh air nature park forest garden eyes eyesight myopia short sighted shortsighted nearsighted glasses vision sunlight daylight playing outside stays inside indoors all day wont go outside screen eyes walk hiking rain weather optician',
  'screen-time':
    'screen screens screen time tablet ipad tv television youtube cartoons videos phone limit limits hours a day switch off turn off device devices netflix addicted addiction how much watching watch shorts tiktok take away the remote',
  gaming:
    'game games gaming gamer video games console playstation xbox nintendo switch minecraft roblox fortnite computer game online robux skins stop playing one more level addicted headset rage quit plays all night pc twitch multiplayer ps5 fifa chat with strangers',
  'first-phone':
    'phone smartphone mobile cell phone own phone first phone whatsapp social media instagram snapchat tiktok messages group chat apps rules contract at night in the bedroom check his phone parental controls everyone else has one smartwatch what age texting',
  'thumb-nails':
    'thumb sucking sucks his thumb thumbsucking nail nails bite nails biting nails nail biting chew chewing fingers pacifier dummy binky habit hair twirling twirls hair nose picking picks skin lips sleeve blanket comforter teeth crooked mouth',
  'pocket-money':
    'pocket money allowance money save saving savings spend spends spending piggy bank euro dollars pounds coins budget bank account how much per week value of money buy buys wastes earn debt card financial',
  'only-for-points':
    'only for points what do i get bribe bribery bribing reward rewards motivation intrinsic without reward wont do anything without refuses unless depends demands points for everything expects a reward stop using points wean fade fading phase out prize for everything negotiates own accord addicted to points',
  'chart-bored':
    'bored with the chart lost interest boring novelty wore off chart no longer works doesnt care about points anymore new rewards sticker chart not working stopped working freshen motivation app not interested wearing off excitement rewards dont motivate any more same rewards',
  lapse:
    'lapse missed a day missed days skip skipped broke the streak streak broken lost streak holiday sick week fell off back on track start again restart habit stopped forgot for days slipped after vacation routine gone relapse pick it up again gap pause few days no check in',
  'special-time':
    'special time one on one alone with quality time attention wants attention seeking play with me connect connection bond bonding busy work working parent guilty spend time together ten minutes five minutes close closer relationship distant drifting undivided',
  'parent-calm':
    'i yell i yelled i shout i shouted yelling shouting screaming at my kids lose my temper lose patience my patience i am exhausted exhausted burnout burned out burnt out overwhelmed tired guilty guilt bad mother bad father bad mum stay calm myself snap snapped partner disagree parenting i feel awful end of my rope cant cope apologise to my child self care',
  'two-homes':
    'two homes two houses divorced divorce separated separation ex dads house moms house mums house coparenting co parent custody shared custody weekend with his father different rules at handover stepfamily stepmother swap between houses my ex',
  adhd: 'adhd add attention deficit hyperactive hyperactivity impulsive impulsivity diagnosis diagnosed ritalin cant sit still always on the go neurodivergent executive function evaluation assessment autism autistic specialist bouncing off walls medication concerta',
  'praise-how':
    'praise praising compliment compliments good job well done encourage encouragement too much praise how to praise what to say instead of clever smart effort specific words positive feedback recognise self esteem say when proud over praise',
  ratio:
    'ratio how many praises positive to negative too much criticism criticise criticize always telling off nagging negative all the time balance correct corrections minus points deduct deducting deductions take points away taking points away how often punish scolding scold more positive only say no tell him off 5 to 1',
  pricing:
    'price prices pricing cost costs how many points should cost reward store expensive cheap too cheap too many points saved up worth set prices value points per inflation how much should points a toy cost exchange rate points for screen hundreds of points',
  'first-week':
    'first week getting started start starting begin beginning how does this app work how to use set up setup explain to my child introduce points new here where do i begin which habits first how many behaviours choose what to start with explain the jar introduce',
}
