import type { Locale } from '#shared/locale/locale.ts'

interface Cases {
  /** Never pointed. */
  points: string
  /** Never given for points. */
  rewards: string
  /** Never said by anybody. */
  said: string
  /** Fine as a behaviour, a habit or a challenge. */
  fine: string
  /** Fine as a reward. */
  fineRewards: string
}

/** Titles and sentences, one a line. */
export const cases: Readonly<Record<Locale, Cases>> = {
  en: {
    points: `
      Dry night
      Stayed dry all night
      No accidents at night
      Woke up dry
      Didn't wet the bed
      Fell asleep alone
      Asleep by eight
      Slept through the night
      Took a nap
      Ate everything
      Cleaned his plate
      Finished her dinner
      Ate all the vegetables
      Second helping
      Lost weight
      Weighed less this week
      No crying at drop-off
      Did not cry at the dentist
      Without tears
      Stopped crying quickly
      Not afraid of the dark
      Wasn't scared
      Fearless at the doctor
      Happy all day
      In a good mood
      Smiled at breakfast
      Was not angry
      No sulking
      Gave grandma a hug
      Kissed goodnight
      Cuddled with dad
      Said I love you
      Good grades
      An A in maths
      Straight As
      Top marks
      Best in class
      Passed the exam
      Good report card
      Told on his brother
      No tattling was told
      Snitched on a friend
      Took his medicine
      Swallowed the pill
      Not sick this week
      Said her prayers
      Went to church
      Prayed before bed
      Believed in God
      Looked pretty
      Was beautiful today
      Nice hair`,
    rewards: `
      A bag of sweets
      Candy after dinner
      A lollipop
      Chocolate bar
      Gummy bears
      A can of soda
      Skip bedtime
      No toothbrushing tonight
      Stay up all night
      Skip the nap
      Five dollars
      Cash
      €10
      Pocket money bonus
      An evening without your brother
      A day away from his sister`,
    said: `
      Give a sticker for every dry night.
      She earns a point when she falls asleep alone.
      Offer a reward if he eats everything on his plate.
      Reward him for not crying at the gate.
      Put five points on the chart for good grades.
      You could promise candy as a prize.
      No dinner until the room is tidy.
      Send him to bed without supper.
      Cancel the bedtime story if she misbehaves.
      No outdoor play for a week.
      Take away his points when he hits.
      A light smack teaches limits.
      Put her on the naughty step.
      Take away hugs for the evening.`,
    fine: `
      Brushed teeth twice
      Toilet before bed
      Helped change the sheets
      Stayed in my room
      In bed at first call
      A brave bite (no thank you is fine)
      New foods tasted
      Stayed at the table
      Tried something scary
      Brave try
      Calmed down with help
      Used words when upset
      Walked in with the teacher
      Said hello
      Asked for help
      Kept the study plan
      Started homework on time
      Read fifteen minutes
      Told the truth when it was hard
      Put it right
      Rang the bell of the neighbours
      Packed the school bag
      Water with meals
      Twenty-five-minute study blocks
      Neat lines
      Kind acts
      Goodbye ritual
      Busy hands in the evening
      Screens off at dinner
      Sprayed the plants`,
    fineRewards: `
      Extra bedtime story
      Choose dinner
      Hot chocolate together
      Board-game night
      A trip to the pool
      Save for a goal
      A friend comes to play
      Cosy tea time together
      One-to-one time
      Bake together`,
  },
  es: {
    points: `
      Noche seca
      Amaneció seco
      Durmió seca toda la noche
      No mojó la cama
      Noche sin escapes
      No se hizo pis
      Se durmió solo
      Dormirse antes de las nueve
      Durmió toda la noche
      Hizo la siesta
      Se comió todo
      Dejó el plato limpio
      Terminó la cena
      Comió mucho
      Acabó el plato
      Bajó de peso
      Adelgazó un kilo
      No lloró en la entrada
      Despedida sin llorar
      Sin lágrimas en el dentista
      Dejó de llorar
      No tuvo miedo
      Entró sin miedo
      No se asustó
      Sin vergüenza al saludar
      Estuvo feliz todo el día
      De buen humor
      Sonrió en el desayuno
      No se enojó
      Sin enfadarse
      Abrazó a la abuela
      Dio un beso a la tía
      Fue cariñoso
      Dijo te quiero
      Buenas notas
      Sacó un diez
      Sobresaliente en mates
      Aprobó el examen
      La mejor de la clase
      Buen boletín
      Acusó a su hermano
      Se chivó de un compañero
      Tomó la medicina
      Se tomó el jarabe
      Dejó que le pusieran la vacuna
      No enfermó
      Rezó antes de dormir
      Fue a misa
      Oración de la noche
      Creer en Dios
      Estuvo guapa
      Se ve bien
      Bien peinado`,
    rewards: `
      Una bolsa de dulces
      Golosinas
      Un caramelo
      Chuches el viernes
      Un refresco
      Chocolates
      Saltarse la hora de dormir
      Una noche sin cepillarse los dientes
      Trasnochar
      Dinero en efectivo
      Cinco euros
      100 pesos
      Una tarde sin su hermano
      Un día lejos de la hermana`,
    said: `
      Dale una estrella por cada noche seca.
      Gana un punto si se duerme solo.
      Prométele un premio si se come todo.
      Un sticker por no llorar en la entrada.
      Puedes dar puntos por buenas notas.
      Ofrece dulces como premio.
      Si no recoge, a la cama sin cenar.
      Quítale el recreo.
      Déjalo sin cena.
      Quítale los puntos que ganó.
      Una nalgada a tiempo ayuda.
      Mándalo a la silla de pensar.
      Sin parque toda la semana.`,
    fine: `
      Cepillarse mañana y noche
      Ir al baño antes de dormir
      Ayudó a cambiar las sábanas
      Se quedó en su cuarto
      A la cama a la primera
      Un bocado valiente
      Probar alimentos nuevos
      Se quedó en la mesa
      Intento valiente
      Se calmó con ayuda
      Usó palabras
      Entró con la maestra
      Saludó
      Pidió ayuda
      Cumplió el plan de estudio
      Empezó la tarea a tiempo
      Leer quince minutos
      Dijo la verdad aunque costaba
      Lo arregló
      Preparó la mochila
      Agua con las comidas
      Líneas bien hechas
      Actos amables
      Ritual de despedida
      Manos ocupadas
      Pantallas apagadas en la cena
      Regó las plantas`,
    fineRewards: `
      Un cuento más antes de dormir
      Elegir la cena
      Noche de juegos de mesa
      Una tarde de piscina
      Invitar a alguien a jugar
      Hornear en familia
      Tiempo a solas con mamá
      Ir al parque`,
  },
  zh: {
    points: `
      晚上没尿床
      一夜干爽
      整晚都干
      不尿裤子
      床单是干的
      自己睡着
      八点前入睡
      一觉睡到天亮
      睡午觉
      饭吃光
      光盘行动
      多吃一碗饭
      把饭吃完
      碗里吃干净
      体重减了
      瘦了两斤
      入园没哭
      打针不哭
      忍住眼泪
      没掉眼泪
      不怕黑
      没有害怕
      不害羞
      一点不紧张
      一整天都很开心
      心情好
      早上笑嘻嘻
      没有生气
      不发脾气
      抱抱奶奶
      亲一下妈妈
      拥抱爸爸
      说我爱妈妈
      考了一百分
      考满分
      成绩好
      班级第一
      期末考得好
      考试通过
      名次进步
      告状一次
      举报同学
      打小报告
      乖乖吃药
      打针配合
      喝药水
      没生病
      睡前祷告
      去教堂
      念经
      信上帝
      打扮得漂亮
      看起来很帅`,
    rewards: `
      一包糖果
      棒棒糖一根
      吃巧克力
      一瓶可乐
      一包薯片
      奶茶一杯
      今晚不用刷牙
      熬夜一次
      不睡午觉
      通宵看电影
      现金奖励
      十块钱
      50 元
      发红包
      不用和弟弟玩
      一天离开妹妹`,
    said: `
      每个没尿床的晚上给一颗星星。
      自己睡着就奖励一张贴纸。
      把饭吃光可以得五分。
      不哭就给积分。
      考了一百分奖励一个玩具。
      可以奖励糖果。
      不收拾就不许吃晚饭。
      取消睡前故事。
      不准出去玩。
      扣掉积分。
      打屁股让他记住。
      罚站十分钟。
      不理他就好了。
      没收已经得到的奖励。`,
    fine: `
      早晚刷牙
      睡前上厕所
      帮忙换床单
      留在自己房间
      第一次叫就上床
      勇敢尝一口
      尝试新食物
      坐在餐桌旁
      勇敢试一试
      在帮助下平静下来
      生气时用话说出来
      跟老师走进教室
      主动打招呼
      请大人帮忙
      按计划复习
      准时开始写作业
      读书十五分钟
      说了实话
      把事情弥补好
      收好书包
      吃饭时喝水
      写得工整
      做一件好事
      告别小仪式
      小手有事做
      吃饭时关掉屏幕
      浇花`,
    fineRewards: `
      多讲一个故事
      晚饭我来定
      桌游之夜
      去游泳馆
      请朋友来家里玩
      一起烤点心
      单独陪伴半小时
      去公园`,
  },
}
