import type { Locale } from '#shared/locale/locale.ts'

const listed = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Words that say nothing about which topic is meant, folded. */
const stopWords: Readonly<Record<Locale, readonly string[]>> = {
  en: listed(`
    a an the and or but so if then than of to in on at by for with from into about as is are was were be been being am do
    does did doing done have has had having i im ive id me my mine we us our you your he hes him his she shes her hers it
    its they them their this that these those there here what whats when where which who whom why how hows can could
    will would shall should may might must not no dont doesnt didnt cant wont isnt arent wasnt any some all every each
    just very really too also only even still again already get gets getting got make makes making let go goes going
    keep keeps please help need want wants know think say says said tell like always never ever lot lots thing things
    something anything everything way ways best better good old year years yr yrs yo month months child children kid kids
    kiddo son sons daughter daughters boy boys girl girls toddler little one ones mine lo ds dd parent mum mom mommy mama
    dad daddy hi hello thanks thank oh ok okay up out off over because while after before during much many more most
    until unless else ask advice tips tip ideas idea stop
  `),
  es: listed(`
    a al ante con contra de del desde durante e el en entre es esa ese eso esta este esto estos estas fue era ha han hay
    he la las le les lo los me mi mis mia mio muy no nos nosotros o para pero por porque pues que se si sin sobre son soy
    su sus tan te ti tiene tienen tengo tu tus un una unas uno unos y ya yo como cuando cuanto donde quien cual cada todo
    toda todos todas mas menos algo nada nunca siempre tambien tampoco solo hacer hago hace hacen haga hacemos puedo puede
    pueden podemos quiero quiere quieren debo debe necesito ayuda ayudar consejo consejos idea ideas cosa cosas hijo hija
    hijos hijas nino nina ninos ninas nene nena chico chica peque pequeno pequena bebe crio cria chiquillo chamaco anos ano
    mes meses papa mama padre madre hola gracias favor forma manera mejor bien mal asi aun cada vez veces ser estar esta
    estoy va van voy ir ella el ellos ellas nuestro nuestra hasta otra otro otras otros
  `),
  zh: listed(`
    的 了 着 过 吗 呢 吧 啊 呀 嘛 么 啦 我 我们 我家 你 您 他 她 它 他们 她们 孩子 小孩 小孩子 宝宝 娃 娃娃 儿子 女儿
    小朋友 家里 家 怎么 怎么办 怎样 如何 什么 为什么 咋办 咋 怎 办 该 应该 可以 能 能不能 可不可以 要 想 让 叫 给 把
    被 对 和 跟 与 在 是 不是 有 没有 没 不 很 太 都 也 就 才 又 还 再 总 总是 老 老是 一直 每天 每次 天天 这 那 这个 那个
    一个 一 个 些 时候 时 的话 呢 请问 请 帮 帮忙 办法 方法 建议 觉得 知道 怎么样 岁 岁半 几 点 会 得 地 到 去 来 说
    上 下 里 用 最 真 真的 好 多 大 小 人 事 出 吧 啥 俩 俺
  `),
}

const sets: Partial<Record<Locale, ReadonlySet<string>>> = {}

/** Whether a word says nothing about the topic. */
export const isStopWord = (word: string, language: Locale): boolean =>
  (sets[language] ??= new Set(stopWords[language])).has(word)
