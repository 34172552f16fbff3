import { moods, type Mood, type Weather } from '#shared/moments/rules.ts'
import { occurs, type LanguageWords } from './language-words.ts'

/** The weather and the mood that a clause names; null where it names none. */
export interface SaidMoment {
  weather: Weather | null
  mood: Mood | null
}

// A thunderstorm comes with rain.
const mostTellingFirst: readonly Weather[] = ['stormy', 'snowy', 'rainy', 'windy', 'foggy', 'cloudy', 'sunny']

// Stronger words contain weaker ones.
const strongestFirst: readonly Mood[] = ['very_happy', 'very_sad', ...moods.filter((mood) => !mood.startsWith('very'))]

/** How far before a mood a negation stands that turns it round: “was not happy”. */
const negationReach = { zh: 3, en: 14, es: 14 } as const

const isSaid = (pattern: RegExp, text: string, { manners, language }: LanguageWords): boolean =>
  Array.from(text.matchAll(pattern)).some(
    ({ index }) => !occurs(manners.negation, text.slice(Math.max(0, index - negationReach[language]), index)),
  )

/** Returns the weather and mood of a clause, or null when it names neither. */
export const findMoment = (text: string, words: LanguageWords): SaidMoment | null => {
  const weather = mostTellingFirst.find((one) => isSaid(words.weathers[one], text, words)) ?? null
  const sad = text.replace(words.moods.sad, ' ')
  const mood = strongestFirst.find((one) => isSaid(words.moods[one], one === 'happy' ? sad : text, words)) ?? null
  return weather === null && mood === null ? null : { weather, mood }
}
