import * as z from 'zod'
import { chatScreens } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'

const answerLimits = { en: /^\S+(?:\s+\S+){0,61}$/, es: /^\S+(?:\s+\S+){0,61}$/, zh: /^.{1,125}$/ } as const

/** Returns the schema of a subject of help about the app in one language: what it says, and the screen that it opens. */
export const createHelpSubjectSchema = (language: Locale) =>
  z.strictObject({
    name: z.string().min(1).max(40),
    screen: z.enum(chatScreens).exactOptional(),
    answer: z.string().regex(answerLimits[language], 'This answer is too long.'),
    questions: z.array(z.string().min(1)).min(3),
    synonyms: z.array(z.string().min(1)).min(3),
    searchWords: z.string().min(1),
  })

/** A subject of help about the app in one language. */
export type HelpSubject = z.output<ReturnType<typeof createHelpSubjectSchema>> & { id: string }
