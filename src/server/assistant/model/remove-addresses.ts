import { replaceAll } from './replace-all.ts'

const smallWord =
  'the|a|an|to|on|in|of|off|at|across|his|her|their|my|our|your|and|or|for|with|from|times?|minutes?|hours?|kids?|children|years?|days?|weeks?'
const word = String.raw`(?!(?:${smallWord})\b)[\p{L}'’.-]+`
const capital = String.raw`\p{Lu}[\p{L}'’.-]*`
const street = 'street|st|road|rd|avenue|ave|lane|boulevard|blvd|crescent|highway|parkway|terrace'
const namedStreet =
  'Street|Road|Avenue|Lane|Boulevard|Crescent|Highway|Parkway|Terrace|Drive|Close|Court|Place|Way|Grove|Gardens|Square|Mews'

const english = [String.raw`(?<![\d.:])\d{1,5}[a-z]?,?\s+(?:${word}\s+){1,3}(?:${street})(?!\p{L})\.?`]
const englishNamed = [
  String.raw`(?<![\d.:])(?:\d{1,5}[a-zA-Z]?,?\s+)?(?:${capital}\s+){1,3}(?:${namedStreet})(?!\p{L})`,
  // Postcodes of Great Britain, Canada and the United States.
  String.raw`(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d])[A-Z]{2}\s+\d{5}(?:-\d{4})?(?!\d)`,
]
const flat = [
  String.raw`(?<!\p{L})(?:apt|apartment|flat|piso|apartamento|depto|departamento|dpto|bloque|portal)\.?\s*(?:no\.?|n[ºo°]\.?|#)?\s*\d+\s?[a-zºª°]?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:house|door|casa|vivienda)\s+(?:number|no\.?|n[ºo°]\.?|número|núm\.?|#)\s*\d+\s?[a-z]?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:postcode|post\s?code|zip(?:\s?code)?|postal code|c\.?\s?p\.?|código postal)\s*(?:is|es|:)?\s*[a-z\d]{3,5}[\s-]?[a-z\d]{0,4}(?![\p{L}\d])`,
]

const way = String.raw`calle|c\/|avenida|avda?\.?|av\.|paseo|plaza|camino|carretera|carrera|cra\.|calzada|colonia|urbanización|pasaje|travesía|privada|jirón|ronda|glorieta`
const spanish = [
  String.raw`(?<!\p{L})(?:${way})\s*(?:[\p{L}'’.-]+\s+){1,6}?,?\s*(?:n[ºo°]\.?|núm\.?|número|#)?\s*\d{1,5}(?:\s?(?:bis|[a-z](?!\p{L})))?(?:\s*,\s*\d{1,2}\s?[ºª°]\s?[a-z]?(?!\p{L}))?(?!\p{L}|\s*(?:minutos|horas|años|veces|puntos|días))`,
  String.raw`(?<!\p{L})(?:${way})\s*\d{1,3}\s*(?:#|n[ºo°]\.?)\s*\d{1,3}(?:\s?-\s?\d{1,3})?`,
]
const spanishNamed = [
  String.raw`(?<!\p{L})(?:[Cc]alle|[Aa]venida|[Aa]vda\.?|[Pp]aseo|[Pp]laza|[Cc]alzada|[Cc]olonia)\s+(?:(?:de|del|la|las|los|el|San|Santa)\s+){0,3}\p{Lu}[\p{L}'’-]+`,
  String.raw`(?<!\d)\d{5}\s+\p{Lu}\p{Ll}+(?!\p{L})`,
]

const digits = String.raw`[\d一二三四五六七八九十百零〇]`
const chinese = [
  String.raw`\p{Script=Han}{2,4}(?:大道|路|街道|街|巷|弄|胡同|小区|新村|花园|公寓|苑)(?:${digits}+(?:号楼|号院|号|弄|栋|幢|座|单元|楼|室|期))+`,
  String.raw`(?:${digits}+(?:号楼|号院|弄|栋|幢|座|单元|号|楼|室)){2,}`,
  String.raw`(?<!${digits})${digits}+(?:号楼|栋|幢|单元)(?!${digits})|\d{3,4}(?:室|房间?)`,
  String.raw`邮编\s*[:：是]?\s*\d{6}`,
  String.raw`\p{Script=Han}{2,3}(?:省|自治区)\p{Script=Han}{2,4}市?(?:\p{Script=Han}{1,4}[区县])?|\p{Script=Han}{2,3}市\p{Script=Han}{1,4}[区县]`,
]

const toReplacements = (sources: readonly string[], flags: string) =>
  sources.map((source) => [new RegExp(source, flags), '…'] as const)

// Names of streets are recognised by their capital letters where nothing else tells.
const replacements = [
  ...toReplacements([...english, ...flat, ...spanish, ...chinese], 'giu'),
  ...toReplacements([...englishNamed, ...spanishNamed], 'gu'),
]

/** Replaces postal addresses, as far as they can be recognised, with an ellipsis. */
export const removeAddresses = (text: string): string => replaceAll(text, replacements)
