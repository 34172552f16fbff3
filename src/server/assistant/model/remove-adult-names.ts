import { namePlaceholders } from './child-names.ts'

const capitalized = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`
const noName =
  'I|We|He|She|They|It|The|A|My|Our|Is|Was|And|But|On|In|At|To|El|La|Los|Las|Mi|Y|No|Un|Una|Yo|Me|Se|Que|CHILD|OTHER|PERSON'
const fullName = String.raw`(?!(?:${noName})(?!\p{L}))${capitalized}(?:\s+(?:(?:de|del|la|van|von|da)\s+){0,2}(?!(?:${noName})(?!\p{L}))${capitalized}){0,2}`

/** Returns words in lower case, with a capital letter, and in upper case. */
const inEachCase = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [word, word.slice(0, 1).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|')

/** Titles before a name, however it is written, and the words after them that are none. */
const titles = [
  ['mr|mrs|ms|mx|mister', 'and|or'],
  [
    'dr|dra|prof',
    'said|says|told|thinks?|gave|gives?|wants|asked|about|appointment|visit|office|and|or|who|is|was|will|can|at|on|in|for|to|if|today|because|but|dice|dijo|que|nos|le|me|es|de|en|the|my|our',
  ],
  [
    'señora|señorita|señor|sra|srta|sr|don|doña',
    'de|del|que|la|el|los|las|mayor|mayores|en|con|dice|dijo|nos|le|me|se|es|muy|no|al',
  ],
].map(
  ([words = '', others = '']) =>
    new RegExp(
      String.raw`(?<!\p{L})((?:${inEachCase(words)})(?:\.\s*|\s+))(?!(?:${inEachCase(others)})(?!\p{L})|\[)[\p{L}\p{M}][\p{L}\p{M}'’-]+(?:\s+${fullName})?`,
      'gu',
    ),
)

/** What somebody is, before a name with a capital letter: "her teacher Sarah", "mi vecina Carmen". */
const roles = [
  'miss|doctor|professor|sir|madam|coach|teacher|tutor|aunt|auntie|aunty|uncle|grandma|grandpa|granny|grandmother|grandfather|nana|nanny|babysitter|childminder|pastor|father|reverend|nurse|principal|headteacher|officer|therapist|psychologist|husband|wife|partner|boyfriend|girlfriend|ex|stepdad|stepmum|stepmom|mother-in-law|father-in-law|sister-in-law|brother-in-law|boss|neighbour|neighbor|friend|classmate|cousin|mum|mom|mother|dad|called|named',
  'doctora?|profe|profesora?|maestr[oa]|seño|entrenadora?|tutora?|tí[oa]|abuel[oa]|niñer[oa]|canguro|cuidadora?|enfermer[oa]|pediatra|directora?|psicólog[oa]|marido|espos[oa]|mujer|pareja|novi[oa]|suegr[oa]|cuñad[oa]|jef[ea]|vecin[oa]|amig[oa]|compañer[oa]|prim[oa]|padrastro|madrastra|padrin[oa]|madrina|papá|mamá|madre|padre|llamad[oa]|llama',
].map((words) => new RegExp(String.raw`(?<!\p{L})((?:${inEachCase(words)})\s+)${fullName}`, 'gu'))

const surname =
  '(?:欧阳|司马|上官|诸葛|皇甫|慕容|令狐|[王李张刘陈杨黄赵吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔汤葛康施牛温庄]|任(?!何)|周(?![一二三四五六日末]))'
const given = String.raw`(?:(?![上下是说让叫去的和跟找问看请到在给开对向把被了着过不没很都也就有要会能来总老打抢欺])\p{Script=Han})`
const chineseTitle =
  '老师|医生|大夫|护士|教练|校长|园长|主任|先生|女士|小姐|太太|阿姨|叔叔|伯伯|婶婶|奶奶|爷爷|姥姥|姥爷|外婆|外公|师傅|教授|博士|同学|妈妈|爸爸|家长|哥哥|姐姐'
const partOfWord =
  '任|如|对|关|由|等|属|主|也|允|不|语|历|课|编|过|感|明|立|师|提|多|升|教|数|谢|终|经|其|基|至|身|为|体'
const chinese = [
  new RegExp(String.raw`()(?<!${partOfWord})[小老]?${surname}${given}{0,2}(?=${chineseTitle})`, 'gu'),
  new RegExp(String.raw`()(?<![[A-Za-z])[A-Za-z]{2,20}(?=\s?(?:${chineseTitle}))`, 'gu'),
  new RegExp(String.raw`((?:叫|班主任|老师是|老公|老婆|前夫|前妻|同桌|保姆))${surname}${given}{1,2}`, 'gu'),
]

/** Replaces the names that follow a title or a role, such as "Mrs", "señora" and 老师, with a placeholder. */
export const removeAdultNames = (text: string): string =>
  [...titles, ...roles, ...chinese].reduce(
    (result, pattern) => result.replace(pattern, `$1${namePlaceholders.person}`),
    text,
  )
