import type { PictureWords } from '#shared/pictures/rules.ts'

/** English words and phrases of the titles that a picture suits; `*` stands for any ending. */
export const en: PictureWords = {
  teeth: 'tooth*, teeth, brush teeth, floss*, dentist, brush for',
  hands: 'hands, handwash*, wash hands, soap, nail*',
  hair: 'hair*, comb, combs, combed, combing, wash hair, washed hair, barber*',
  bath: 'bath*, shower*, wash face',
  toilet: 'toilet*, potty, pee, poo, loo, nappy, nappies, diaper*',
  clothes:
    'clothes, clothing, dress*, pyjama*, pajama*, sock*, shirt*, shoe*, jacket*, coat*, uniform*, lace*, button*, zip*',
  bed: 'bed, make the bed, make my bed, made the bed, made my bed, duvet, pillow*',
  morning: 'morning*, wake*, woke, get up, got up, getting up, alarm*, on time',
  sleep:
    'sleep*, asleep, bedtime*, good night, goodnight, nap*, to bed, go to bed, goes to bed, went to bed, in bed, lullaby, lights out, stay up, staying up, in my own room, in her own room, in his own room',
  medicine: 'medicine*, pill*, vitamin*, inhaler, syrup, doctor',
  meal: 'breakfast*, lunch*, dinner*, supper*, meal*, eat*, ate, snack*, sandwich*, cereal, soup',
  vegetables: 'vegetable*, veg, veggie*, greens, salad*, carrot*, broccoli, fruit*, apple*, healthy',
  water: 'water, drink*, drank',
  cake: 'bake a cake, cake*, cupcake*, sweet, sweets, candy, chocolate*, treat*, dessert*, birthday*, party, muffin*',
  ice_cream: 'ice cream*, icecream*, ice lolly, ice lollies, popsicle*, gelato',
  pizza: 'pizza*, burger*, restaurant*, takeaway, fries, pasta',
  tidying:
    'tidy*, tidied, tidies, toys, room, put away, shoes away, clothes away, coat away, things away, clear up, cleared up, pick up, picked up',
  cleaning: 'clean*, sweep*, swept, vacuum*, hoover*, mop*, dust*, wipe*, broom',
  dishes: 'dish, dishes, dishwasher, plates, wash up, washing up, washed up',
  laundry: 'laundry, washing machine, fold*, ironing',
  rubbish: 'rubbish, trash, garbage, bin, bins, recycl*, compost*',
  cooking: 'cook, cooks, cooked, cooking, bake*, baking, kitchen, pancake*, recipe*',
  helping: 'help*, chore*, table, set the table, laid the table, lay the table, clear the table, cleared the table',
  plants: 'plant*, flower*, garden*, water the plants, watered the plants, seeds',
  pet: 'pet, pets, cat, cats, dog, dogs, puppy, kitten*, rabbit*, hamster*, guinea pig*, bird*, fish, walk the dog, walked the dog',
  bag: 'bag, bags, backpack*, rucksack, satchel, schoolbag*, school bag*, pack, packed, packing',
  homework: 'homework, study*, studie*, schoolwork, school, revis*, exam*, test*, focus blocks, walked in',
  maths: 'math*, times table*, number*, count, counting, sums, multipl*, arithmetic, calculat*',
  languages:
    'english, spanish, chinese, mandarin, french, german, language*, vocab*, spelling, words, write, writes, wrote, writing, handwriting, alphabet, diary',
  reading:
    'read, reads, reading, reader*, book*, story, stories, library, comic*, page, pages, poem*, poetry, recit*, chapter*, magazine*, newspaper*',
  music:
    'music*, piano, guitar, violin, cello, flute, drum*, choir, recorder, sing*, sang, song*, instrument*, ukulele, clarinet, trumpet*, saxophone*, keyboard, harp, harmonica, scales, whistl*, the song, perform*',
  painting: 'paint*, draw, draws, drew, drawing*, art, craft*, colour*, color*, crayon*, origami, clay, knit*, sew*',
  sport:
    'sport*, football*, soccer, ball, balls, basketball, tennis, training, gym*, judo, karate, run, runs, ran, running, exercis*, jump*, danc*, ballet, hula*, cartwheel*, handstand*, push ups, sit ups, stretch*, volleyball, hockey, climb*, active',
  rope: 'rope*, jump rope, rope jump*, skip rope*, skipping',
  bike: 'bike*, bicycle*, cycling, biking, scooter*, skat*',
  swimming: 'swim*, swam, pool, beach*, diving',
  outdoors:
    'outdoor*, outside, fresh air, park, playground*, walk*, forest*, wood, woods, nature, hike*, hiking, tree*, neighbourhood*, neighborhood*',
  kindness: 'kind, kindly, kindness, gentle, love*, hug*, cuddl*, comfort*, compliment*, caring',
  friends: 'friend*, play date*, playdate*, sibling*, brother*, sister*, team*, cousin*, grandma*, grandpa*',
  sharing: 'shar*, turn, turns, cookie*, biscuit*, lend*, lent, shared with, share with',
  manners: 'hello, hi, greet*, thank*, please, manners, polite*, goodbye, sorry, apologi*',
  calm: 'calm*, breath*, yoga, meditat*, mindful*, relax*, patien*, wait*, quiet*, took a break',
  gift: 'gift*, present, presents, surprise*',
  toy: 'toy, lego*, doll*, teddy*, robot*, car, cars, blocks, plush*, a toy',
  stickers: 'sticker*, stamp, stamps',
  game: 'game*, board game*, video game*, dice, chess, cards, puzzle*, console, playstation, minecraft, save point, tonight s game',
  screen: 'screen*, tv, television, cartoon*, video*, tablet*, ipad, computer*, phone*, youtube, phone sleeps',
  film: 'film*, movie*, cinema*, popcorn, the film',
  outing: 'outing*, trip*, zoo, museum*, fair, funfair, theme park*, excursion*, aquarium*, circus, day out',
  tent: 'tent*, camp, camping, sleepover*, sleep over, picnic*, adventure*',
  money: 'money, pocket money, coin*, dollar*, euro*, pound*, save, saves, saved, saving*, piggy bank, allowance',
  privilege: 'privilege*, choose*, chose, decide*, king, queen, crown*',
}
