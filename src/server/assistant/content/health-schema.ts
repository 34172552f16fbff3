import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { createListedIdSchema } from './topic-schema.ts'
import type { DirectAnswer } from './direct-answers-schema.ts'

const pointLimits = { en: /^\S+(?:\s+\S+){0,17}$/, es: /^\S+(?:\s+\S+){0,21}$/, zh: /^.{1,40}$/ } as const

/** Returns the schema of a health subject in one language: when to call a doctor, and what to write down. */
export const createHealthSubjectSchema = (language: Locale, sourceIds: readonly string[]) => {
  const point = z.string().regex(pointLimits[language], 'This point is too long.')
  return z.strictObject({
    name: z.string().min(1).max(30),
    sources: z.array(createListedIdSchema(sourceIds, 'sources.yaml')).min(1),
    /** What to do at home; subjects without it need somebody who sees the child. */
    meanwhile: z.array(point).max(3).default([]),
    today: z.array(point).min(2).max(5),
    thisWeek: z.array(point).min(1).max(4),
    writeDown: z.array(point).min(1).max(4),
    questions: z.array(z.string().min(1)).min(3),
    synonyms: z.array(z.string().min(1)).min(3),
    searchWords: z.string().min(1),
  })
}

/** A subject of questions about health in one language. */
export type HealthSubject = z.output<ReturnType<typeof createHealthSubjectSchema>> & {
  id: string
  answers: DirectAnswer[]
}
