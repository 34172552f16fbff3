import type { Locale } from '#shared/locale/locale.ts'

/** Messages as parents type them, one a line: those that speak of danger, and those that sound like it and do not. */
export const cases: Readonly<Record<Locale, { danger: string; harmless: string }>> = {
  en: {
    danger: `
      my son says he wants to die
      She told me she wishes she was dead
      he said i want 2 die and now hes locked in
      my daughter is talking about suicide
      found a note about sucide in her room
      he googled how to kill himself
      she wants to kil herself
      my 12 year old cuts herself
      I found cuts on her arms, she's been cutting
      is self-harm normal at 13
      slef harm in teens
      he says everyone would be better off without him
      "I wish I was never born" she screams every night
      my kid says there is no point in living
      she doesn't want to live anymore
      he doesn't want to be here any more
      she took an overdose of paracetamol
      my teen threatened to jump off the bridge
      i don't want to be alive
      she says she'll end it all
      my husband hits our son
      his dad beat him last night
      my boyfriend slapped my daughter
      the teacher hit my child
      I think the babysitter is hurting my baby
      my daughter was sexually abused
      an uncle touched her private parts
      a man online asked my daughter for nudes
      someone sends naked photos to my son
      I am scared of my husband
      she was molested at camp
      domestic violence what about the kids
      my son ran away from home
      she has run away and we can't find her
      my daughter is missing since yesterday
      he hasn't come home since last night
      my son hasn't eaten anything for three days
      she refuses to eat for days and is fainting
      my daughter makes herself throw up
      she throws up after every meal
      I think my girl has anorexia
      he swallowed a button battery
      my toddler drank bleach
      she ate all my pills
      he ate dishwasher tablets
      poisoned by mushrooms what now
      my baby is not breathing properly
      he's choking on a grape
      her lips are turning blue
      my son had a seizure
      she is unconscious
      he fell on his head and is vomiting
      she hit her head and now she's sleepy
      he fell out of the window
      the cut won't stop bleeding
      I'm afraid I'll hurt my baby
      I want to hit him so badly I'm shaking
      i could strangle her right now
      i feel like shaking the baby
      I'm about to hurt my kids
      I shook my baby
      kms she wrote in the group chat
      K.I.L.L himself is what he typed
      i want to diiiie
      mi hijo dice que quiere morirse`,
    harmless: `
      my son is dying to get a dog
      this song is to die for says my teen
      bedtime is killing me
      how to kill time on a long flight
      he was bored to death at dinner
      she is starving after school
      he gets dead tired by six
      my daughter hits her brother
      she bites when angry
      he hits me when I say no
      my toddler kicks and screams
      he wants to kill zombies in minecraft all day
      my kid runs away in the supermarket
      she runs away when it is time to brush teeth
      he won't eat vegetables for days on end
      she refuses to eat broccoli
      the hamster died and he is sad
      grandma died last month
      he is scared of death
      my son wants to live with his dad
      he does not want to live at two homes
      she hurt herself on the slide, how do I comfort her
      he is missing his grandma
      her teddy is missing
      I shout at my kids and feel awful
      I lose my temper every morning
      he has a fit when I say no
      she won't wake up for school
      i can't wake him in the morning
      she cries herself to sleep
      he plays dead when I call him
      he is scared to death of dogs
      how do i beat him at chess without tears
      she bangs her toys
      he takes medicine and hates it
      how do I praise without overdoing it
      the dinner was overdone and she was not amused
      what if my child breathes through the mouth while reading`,
  },
  es: {
    danger: `
      mi hijo dice que se quiere morir
      mi hija quiere morirse
      dice que ojalá estuviera muerta
      me dijo que no quiere vivir
      ya no quiere seguir viviendo
      mi hijo habla de suicidio
      encontré una nota de suisidio
      busca en internet cómo matarse
      dice que quiere quitarse la vida
      que se kiere matar
      mi hija se corta los brazos
      se está cortando en el baño
      tiene cortes en las muñecas
      se autolesiona
      se hace daño a propósito
      dice que estaríamos mejor sin mí
      no le encuentra sentido a la vida
      amenaza con tirarse por el balcón
      quiere desaparecer para siempre
      mejor no haber nacido, dice
      su papá le pega
      mi marido golpea a mis hijos
      el padrastro la toca
      mi pareja le pegó a mi hijo
      me pega mi esposo delante de los niños
      la maestra le pega a los niños
      creo que abusaron de mi hija
      sufrió abuso sexual
      un señor le tocó sus partes íntimas
      le piden fotos desnuda por internet
      hay violencia en casa
      tengo miedo de mi marido
      mi hijo se escapó de casa
      se ha fugado de casa
      mi hija está desaparecida
      no ha vuelto a casa desde anoche
      no encuentro a mi hijo
      lleva tres días sin comer
      no come desde hace cuatro días
      mi hija se provoca el vómito
      vomita después de comer
      creo que tiene anorexia
      bulimia en adolescentes
      se tragó una pila
      mi bebé tomó cloro
      se comió mis pastillas
      bebió detergente
      mi hijo está intoxicado
      no puede respirar bien
      se está ahogando con una uva
      tiene los labios morados
      le dio una convulsión
      está inconsciente
      se desmayó en la ducha
      se cayó de cabeza y está vomitando
      se golpeó la cabeza y está muy dormido
      se cayó del balcón
      no para de sangrar
      tengo miedo de hacerle daño a mi bebé
      tengo ganas de pegarle
      estoy a punto de pegarle
      lo voy a matar, no aguanto más
      sacudí al bebé
      no puedo dejar de pegarle
      I want to die`,
    harmless: `
      me muero de risa con ella
      se muere de hambre a las cinco
      se muere de ganas de tener un perro
      estoy muerta de cansancio
      mi hijo pega a su hermana
      muerde cuando se enoja
      mi hija me pega cuando le digo que no
      patea y grita en el súper
      se escapa corriendo en el parque
      se escapa cuando toca lavarse los dientes
      no come verduras desde hace semanas
      no quiere comer brócoli
      no quiere vivir con su papá
      quiere vivir en casa de la abuela
      se murió su perro y está triste
      murió la abuela
      tiene miedo a la muerte
      pierdo la paciencia y grito
      me siento mala madre
      no puedo más con las tareas
      se cayó en el parque y llora
      no se despierta para ir al colegio
      cómo matar el tiempo en el avión
      mata zombis en el videojuego todo el día
      se corta el pelo solo
      extraña a su papá
      le cuesta dormir
      no quiere tomar el jarabe
      se pelea con su hermano todo el día
      llora hasta dormirse
      se hizo daño jugando, ¿cómo consuelo?
      mi esposo y yo no estamos de acuerdo
      me contesta mal
      se ahoga en un vaso de agua
      le da vergüenza saludar
      se aburre muchísimo`,
  },
  zh: {
    danger: `
      孩子说他想死
      女儿说不想活了
      儿子老说活着没意思
      她说活着好累
      孩子说要自杀
      在她房间发现遗书，好像要轻生
      他说想去死
      孩子想跳楼
      她用刀割手腕
      孩子割腕了怎么办
      发现他自残
      她会划手臂
      孩子说没有我你们会更好
      说自己想消失
      他说要是我没出生就好了
      孩子唔想活
      自s的念头
      寻死觅活
      孩子要喝农药
      说要上吊
      爸爸打孩子
      老公打了儿子
      孩子被继父打
      他爸喝醉就揍他
      老师打我女儿
      保姆虐待宝宝
      家暴对孩子有影响吗
      女儿被性侵
      叔叔摸她下面
      有人跟我女儿要裸照
      怀疑孩子被猥亵
      我怕老公动手打孩子
      儿子离家出走了
      孩子失踪了
      女儿一夜没回家
      孩子走丢了
      他两天没回家
      孩子三天没吃东西
      已经好几天不吃了
      女儿绝食
      她吃完就吐掉
      孩子催吐
      是不是厌食症
      宝宝吞了纽扣电池
      孩子喝了洁厕灵
      误食了老鼠药
      孩子吃了一把药
      食物中毒怎么办
      宝宝呼吸困难
      孩子噎住了
      嘴唇发紫
      孩子抽搐
      高烧惊厥
      孩子昏迷
      突然晕倒了
      摔到头一直吐
      撞了头之后昏睡
      孩子从楼上摔下来昏了
      血止不住
      我怕自己会伤害孩子
      我想掐死他
      我忍不住要打孩子
      我控制不住想打他
      差点把孩子摔死
      想带着孩子一起死`,
    harmless: `
      气死我了孩子不写作业
      累死了每天陪睡
      孩子饿死了才回家
      笑死人了
      烦死了天天磨蹭
      孩子急死了等不了
      吓死我了他爬那么高
      想死你了宝贝
      孩子打妹妹
      在幼儿园打小朋友
      咬人怎么办
      打妈妈怎么办
      孩子怕死
      仓鼠死了孩子很难过
      外婆去世了怎么跟孩子说
      孩子不吃青菜
      三天不吃肉
      不肯吃饭
      打游戏停不下来
      不打招呼
      我总是吼孩子
      我崩溃了
      孩子不肯起床叫不醒
      睡得像昏过去
      死记硬背怎么办
      孩子打死也不说
      晚上不肯睡
      跑出去不回来吃饭
      出门就乱跑
      孩子不想去学校
      不想跟爸爸住
      头发不肯洗
      摔跤了一直哭
      不肯吃药
      他总说讨厌我
      孩子走路慢吞吞`,
  },
}
