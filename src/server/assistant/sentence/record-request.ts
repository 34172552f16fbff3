/** Words before what happened that ask to have it recorded: “write down: …”, “anota que …”, “记一下：…”. */
const leads: readonly RegExp[] = [
  /^\s*(?:(?:please|pls|can you|could you|hey glim|glim|and|also)[,\s]+)*(?:write|note|put|jot|log|record|save|add|take)(?:\s+(?:this|that|it))?(?:\s+down)?(?:\s+(?:please|pls|for me))?(?<day>\s+(?:for )?(?:today|yesterday|tonight|this morning))?\s*[:–—-]\s*/iu,
  /^\s*(?:(?:please|pls|can you|could you|hey glim|glim|and|also)[,\s]+)*(?:write down|note(?: down)?|record|log|jot down)\s+that\s+/iu,
  /^\s*(?:por favor,?\s+)?(?:apunta|anota|registra|guarda|escribe|toma nota)(?:lo|me|melo)?(?:\s+(?:esto|por favor|porfa))*(?<day>\s+(?:para |de )?(?:hoy|ayer|anoche))?\s*[:–—-]\s*/iu,
  /^\s*(?:请|麻烦|帮我|帮忙|给我)*(?:补?记|写|存|记录|登记)(?:一下|下来|下|上|录|几条|几件)?吧?[:：]\s*/u,
]

/** The same after it: “…, record it please”, “… apúntalo porfa”, “…帮我记下来”. */
const trails: readonly RegExp[] = [
  /[\s,.;!–—-]+(?:(?:please|pls|can you|could you)\s+)*(?:(?:write|note|jot|log|record|save)\s+(?:all\s+(?:of\s+)?)?(?:this|that|it|them|these)(?:\s+down)?|(?:add|put|pop)\s+(?:all\s+(?:of\s+)?)?(?:this|that|it|them|these)\s+in)(?:[\s,]+(?:please|pls|for me|thanks|thx))*[\s.!?]*$/iu,
  /[\s,.;!]+¿?(?:(?:por favor|me lo|puedes)\s+)*(?:ap[uú]nta|an[oó]ta|reg[ií]stra|gu[aá]rda|pon)(?:me)?(?:lo|la)(?:[\s,]+(?:por favor|porfa|porfi|gracias))*[\s.!?]*$/iu,
  /[，。！,.!\s]*(?:请|麻烦|帮我|帮忙|给我|替我|你)+(?:把?(?:这个|它|这件事))?(?:记|写|存)(?:一下|下来|下|上|录)(?:吧|哦|呀|谢谢)*[。！.!\s]*$/u,
]

/** Returns what is left of words that ask: the day that they name. */
const keepDay = (...match: unknown[]): string => {
  const groups = match.at(-1)
  const day = typeof groups === 'object' && groups !== null && 'day' in groups ? groups.day : undefined
  return typeof day === 'string' ? `${day.trim().replace(/^(?:for|para|de) /iu, '')}, ` : ''
}

/** Words at the end that something hard takes no points: it takes none unless they are said. */
const noPoints =
  /(?:[,;–—-]\s*(?:but\s+|and\s+)?|\s+(?:but|and)\s+)(?:(?:take\s+|with\s+)?no|without(?:\s+(?:any|taking(?:\s+(?:off|away))?(?:\s+any)?))?|dont take(?:\s+any)?)\s+points?(?:\s+(?:off|away|taken|deducted|please|pls))*[\s.,;!]*$|(?:[,;]\s*(?:pero\s+)?|\s+pero\s+)sin\s+(?:quitar(?:le)?\s+|restar(?:le)?\s+)?(?:ning[uú]n\s+)?puntos?[\s.,;!]*$|[，,。\s]+(?:但|先)?(?:不要?|别|不用)扣分[。！\s]*$/iu

/** What a message tells, without words that ask to have it recorded and without points; whether it has such words; and what it asks besides. */
interface RecordRequest {
  text: string
  isAsked: boolean
  request: string
}

/** Returns what a message tells of that somebody wants to have recorded. */
export const readRecordRequest = (message: string): RecordRequest => {
  const withPoints = message.replace(noPoints, '')
  const withoutLead = leads.reduce((left, pattern) => left.replace(pattern, keepDay), withPoints)
  const text = trails.reduce((left, pattern) => left.replace(pattern, ''), withoutLead)
  if (text.trim() === '') return { text: message, isAsked: false, request: message }
  const isAsked = text !== withPoints
  return { text, isAsked, request: isAsked ? text : message }
}
