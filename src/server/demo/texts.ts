import type { MomentKey } from './demo-moments.ts'
import type { QuickPresetKey } from '#shared/behaviors/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'

/** What the demo family writes in its language. Lists have the same length in each, so that the same things happen. */
export interface DemoTexts {
  family: string
  /** Names of the caregivers and children. */
  ana: string
  ben: string
  mia: string
  leo: string
  presets: Record<QuickPresetKey, string>
  smallRepair: string
  surprise: string
  ownBehaviors: readonly [cat: string, table: string, truth: string, turn: string]
  deductions: readonly [blocks: string, shouted: string, film: string]
  rewards: readonly [games: string, picnic: string, friend: string, funfair: string]
  habits: {
    read: string
    readCue: string
    bag: string
    bagCue: string
    teeth: string
    teethCue: string
    recorder: string
  }
  rope: { title: string; description: string; unit: string }
  poems: { title: string; unit: string }
  moments: Record<MomentKey, string>
}

const en: DemoTexts = {
  family: 'The Riveras',
  ana: 'Ana',
  ben: 'Ben',
  mia: 'Mia',
  leo: 'Leo',
  presets: {
    greeting: 'Said hello',
    tidy_toys: 'Tidied toys',
    help_clean: 'Helped clean up',
    help_others: 'Helped someone',
    study_well: 'Studied well',
  },
  smallRepair: 'Put it right',
  surprise: 'Surprise',
  ownBehaviors: ['Fed the cat', 'Set the table', 'Told the truth', 'Waited to speak'],
  deductions: ['Threw the blocks', 'Shouted at dinner', 'Would not stop the film'],
  rewards: ['Board game night', 'Breakfast picnic on the floor', 'A friend over to play', 'A day at the funfair'],
  habits: {
    read: 'Read for ten minutes',
    readCue: 'after dinner',
    bag: 'Pack tomorrow’s bag',
    bagCue: 'after homework',
    teeth: 'Brush every tooth',
    teethCue: 'after the bath',
    recorder: 'Practise the recorder',
  },
  rope: { title: 'Jump rope', description: 'Without a break', unit: 'times' },
  poems: { title: 'Poems by heart', unit: 'poems' },
  moments: {
    snails: 'After the rain we counted the snails on the wall: eleven, and one without a shell.',
    map: 'Read the whole bus timetable aloud to the cat.',
    tooth: 'The wobbly tooth is out! She whistled through the gap all evening.',
    kite: 'The kite stayed up at last. “It’s pulling back!” she shouted.',
    pancakes: 'Made pancakes on her own. The first one went to the cat, officially.',
    stairs: 'Didn’t feel like talking. We sat on the stairs and shared an apple, and after a while it was fine.',
    fever: 'Fever, and a den made of blankets. Grandma read to her over the phone until they both dozed off.',
    letter: 'Her first letter to Grandma: three lines and fourteen hearts.',
    laces: 'Taught Leo to tie his laces. It took all afternoon, and nobody shouted.',
    shower: 'Sang so loudly in the shower that the neighbours clapped.',
    boots: 'Trip to the lake tomorrow. The boots are already by the door.',
    lake: 'It rained at the lake all day. Best day ever, she says.',
    bedtime: 'Mia read Leo his bedtime story. He was asleep by page two; she read on to the end.',
    mirror: 'Writes her name backwards now, so that only mirrors can read it.',
    bike: 'First time without stabilisers!\nThree metres, then the hedge.',
    moon: 'Cried because the moon wouldn’t come with us. It did, all the way home.',
    bun: 'Gave half the bun to the new kid in the playground.',
    puddles: 'Tested every puddle between here and the bakery. They are all deep enough.',
    shadow: 'Tried to jump over his own shadow. Twenty goes. He’ll try again tomorrow.',
    thunder: 'Thunder! He counted the seconds with us under the blanket and came out only for biscuits.',
    soup: 'Still poorly, but he gave the soup a face: peas for eyes, noodles for hair.',
    ant: 'Watched an ant carry a crumb for half an hour. Then he held the door open for it.',
    banana: 'Furious because a banana can’t be closed again. From now on he peels his own.',
    fog: 'Looked out into the fog: “Somebody has rubbed out the houses.”',
    dinosaurs: '“When I grow up I’ll be a vet. But only for dinosaurs.”',
    teddies: 'Laid the table for the teddies as well. Dinner for nine.',
    tomorrow: 'Asked whether tomorrow is already awake somewhere. It is, in New Zealand.',
    goodnight: 'Said good night to every single stair.',
  },
}

const zh: DemoTexts = {
  family: '小满和乐乐家',
  ana: '妈妈',
  ben: '爸爸',
  mia: '小满',
  leo: '乐乐',
  presets: {
    greeting: '打招呼',
    tidy_toys: '收拾玩具',
    help_clean: '帮忙打扫',
    help_others: '帮助别人',
    study_well: '认真学习',
  },
  smallRepair: '小小弥补',
  surprise: '惊喜',
  ownBehaviors: ['喂猫', '摆好碗筷', '勇敢说实话', '等别人说完再说'],
  deductions: ['扔积木', '吃饭时大喊大叫', '不肯关动画片'],
  rewards: ['全家一起玩桌游', '在地板上野餐吃早饭', '请朋友来家里玩', '去游乐园玩一天'],
  habits: {
    read: '读书十分钟',
    readCue: '晚饭后',
    bag: '备好明天的书包',
    bagCue: '写完作业后',
    teeth: '早晚刷牙',
    teethCue: '洗完澡后',
    recorder: '练竖笛',
  },
  rope: { title: '跳绳', description: '中间不停', unit: '下' },
  poems: { title: '背古诗', unit: '首' },
  moments: {
    snails: '雨停了，我们数了数墙上的蜗牛：十一只，还有一只没有壳。',
    map: '把整张地铁线路图念给猫听了。',
    tooth: '晃了好久的牙终于掉了！整个晚上都在用那个小豁口吹口哨。',
    kite: '风筝总算飞稳了。她大喊：“它在那头拽我呢！”',
    pancakes: '自己摊了鸡蛋饼。第一张，她郑重地献给了猫。',
    stairs: '今天不想说话。我们坐在楼梯上分了一个苹果，坐着坐着就好了。',
    fever: '发烧了，用毯子搭了个小窝。外婆在电话里给她讲故事，讲到两个人都睡着了。',
    letter: '给外婆写了第一封信：三行字，十四颗爱心。',
    laces: '教乐乐系鞋带，教了一下午，谁也没发脾气。',
    shower: '洗澡时唱得太投入，邻居隔着墙给她鼓掌。',
    boots: '明天去湖边玩，雨鞋已经摆在门口了。',
    lake: '湖边下了一整天雨。她说，这是最棒的一天。',
    bedtime: '给乐乐讲睡前故事。讲到第二页他就睡着了，她还是轻轻念完了。',
    mirror: '最近把自己的名字反着写，说只有镜子看得懂。',
    bike: '第一次不用辅助轮！\n骑了三米，然后一头扎进了树丛。',
    moon: '哭了，因为月亮不肯跟着走。其实它一路跟到了家。',
    bun: '在小区滑梯旁，把半个面包分给了新来的小朋友。',
    puddles: '从家到面包店，每个水坑他都试过了。结论：都够深。',
    shadow: '想跳过自己的影子，跳了二十次。说好明天接着跳。',
    thunder: '打雷了！他躲在被窝里和我们一起数秒，只有吃饼干的时候才探出头。',
    soup: '病还没好，倒给面汤摆了张脸：豌豆当眼睛，面条当头发。',
    ant: '看一只蚂蚁搬饼干渣，看了半个小时，最后还替它拉开了门。',
    banana: '香蕉剥开就合不上了，气得直跺脚。说好了，以后他自己剥。',
    fog: '早上起大雾，他趴在窗边说：“谁把房子都擦掉了？”',
    dinosaurs: '“我长大了要当兽医，只给恐龙看病。”',
    teddies: '给小熊们也摆了碗筷。今天晚饭，一共九位。',
    tomorrow: '他问：“明天是不是已经在别的地方起床了？”是啊，在新西兰。',
    goodnight: '上楼睡觉，跟每一级台阶都说了晚安。',
  },
}

const es: DemoTexts = {
  family: 'Familia Rojas',
  ana: 'Ana',
  ben: 'Javi',
  mia: 'Mia',
  leo: 'Leo',
  presets: {
    greeting: 'Saludó',
    tidy_toys: 'Recogió los juguetes',
    help_clean: 'Ayudó a limpiar',
    help_others: 'Ayudó a alguien',
    study_well: 'Estudió bien',
  },
  smallRepair: 'Reparó lo que pasó con un pequeño gesto',
  surprise: 'Sorpresa',
  ownBehaviors: ['Dio de comer al gato', 'Puso la mesa', 'Dijo la verdad', 'Esperó su turno para hablar'],
  deductions: ['Tiró los bloques', 'Gritó en la cena', 'No quiso apagar la película'],
  rewards: [
    'Noche de juegos de mesa',
    'Desayuno de pícnic en el suelo',
    'Invitar a alguien a jugar',
    'Un día en la feria',
  ],
  habits: {
    read: 'Leer diez minutos',
    readCue: 'después de cenar',
    bag: 'Dejar lista la mochila',
    bagCue: 'después de la tarea',
    teeth: 'Lavarse los dientes',
    teethCue: 'después del baño',
    recorder: 'Tocar la flauta',
  },
  rope: { title: 'Saltar la cuerda', description: 'Sin parar', unit: 'saltos' },
  poems: { title: 'Recitar poemas', unit: 'poemas' },
  moments: {
    snails: 'Después de la lluvia contamos los caracoles de la pared: once, y uno sin casa.',
    map: 'Le leyó al gato el horario entero del autobús.',
    tooth: '¡Por fin se le cayó el diente! Pasó la tarde silbando por el hueco.',
    kite: 'La cometa por fin se quedó arriba. «¡Está tirando ella!», gritaba.',
    pancakes: 'Hizo panqueques sin ayuda. El primero fue, oficialmente, para el gato.',
    stairs: 'No tenía ganas de hablar. Nos sentamos en la escalera a compartir una manzana, y al rato ya estaba bien.',
    fever: 'Fiebre y una cueva de mantas. La abuela le leyó por teléfono hasta que se durmieron las dos.',
    letter: 'Su primera carta a la abuela: tres renglones y catorce corazones.',
    laces: 'Le enseñó a Leo a atarse los cordones. Toda la tarde, y sin un solo grito.',
    shower: 'Cantó tan fuerte en la ducha que los vecinos aplaudieron.',
    boots: 'Mañana vamos al lago. Las botas ya están junto a la puerta.',
    lake: 'En el lago llovió todo el día. Dice que fue el mejor día de su vida.',
    bedtime: 'Le leyó el cuento a Leo. Él se durmió en la segunda página y ella siguió hasta el final.',
    mirror: 'Ahora escribe su nombre al revés, para que solo lo lean los espejos.',
    bike: '¡Primera vez en bici sin rueditas!\nTres metros… y al seto.',
    moon: 'Lloró porque la luna no quería venir. Y sí vino: nos siguió hasta casa.',
    bun: 'Le dio media galleta a una niña que acababa de llegar al parque.',
    puddles: 'Probó todos los charcos de aquí a la panadería. Todos tienen la hondura debida.',
    shadow: 'Intentó saltar por encima de su sombra. Veinte veces. Mañana lo intenta otra vez.',
    thunder: '¡Truenos! Contó los segundos con nosotros bajo la manta y solo salió a buscar galletas.',
    soup: 'Sigue malito, pero le puso cara a la sopa: guisantes de ojos y fideos de pelo.',
    ant: 'Miró media hora a una hormiga que llevaba una miga. Al final le abrió la puerta.',
    banana: 'Se enfadó porque un plátano no se puede volver a cerrar. Desde hoy los pela él.',
    fog: 'Miró la niebla por la ventana: «Alguien borró las casas».',
    dinosaurs: '«De mayor voy a curar animales. Pero solo dinosaurios».',
    teddies: 'Puso la mesa también para los osos. Cena para nueve.',
    tomorrow: 'Preguntó si en algún sitio ya se despertó el día de mañana. Sí: en Nueva Zelanda.',
    goodnight: 'Le dio las buenas noches a cada escalón.',
  },
}

/** The texts of the demo family in each language. */
export const demoTexts: Record<Locale, DemoTexts> = { en, zh, es }
