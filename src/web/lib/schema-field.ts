import * as z from 'zod/mini'
import { maxLengthRegistry } from '#shared/contract/fields.ts'

const unwrap = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable ? unwrap(schema.def.innerType) : schema

export interface SchemaField {
  isRequired: boolean
  /** The most code points of a text. */
  maxLength: number | undefined
  /** The values of an enum. */
  options: readonly unknown[] | undefined
}

const unknownField: SchemaField = { isRequired: false, maxLength: undefined, options: undefined }

/** Returns whether a schema requires a field, how long its text may be, and the values of an enum. */
export const readSchemaField = (schema: z.core.$ZodType, name: string): SchemaField => {
  const declared = schema instanceof z.ZodMiniObject ? schema.shape[name] : undefined
  if (!declared) return unknownField
  const inner = unwrap(declared)
  return {
    isRequired: !(declared instanceof z.ZodMiniOptional),
    maxLength: maxLengthRegistry.get(inner)?.maxLength,
    options: inner instanceof z.ZodMiniEnum ? inner.options : undefined,
  }
}
