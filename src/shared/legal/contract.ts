import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { locales } from '#shared/locale/locale.ts'

/** The texts that an operator can replace by their own. */
export const legalDocuments = ['terms', 'privacy'] as const

export const getLegalText = endpoint('GET', '/api/legal/{document}', {
  summary: 'Returns the operator’s own terms or privacy notice in a language, or null if the built-in text applies.',
  access: 'anyone',
  params: z.object({ document: z.enum(legalDocuments) }),
  query: z.strictObject({ language: z.enum(locales) }),
  response: z.object({ text: z.nullable(z.string()) }),
})
