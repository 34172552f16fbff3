import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ApiError } from '#shared/contract/client.ts'
import { fieldCodeOf } from '#shared/contract/field-code.ts'
import { useFailure } from './failure.ts'
import { focusFirstWrong } from './focus.ts'

/** What is wrong with each field, by its path: a code, so that a change of language changes the text. */
type Wrong = Readonly<Record<string, string>>

/** Own words of a form: for `path.code`, or for whatever is wrong with `path`. */
type OwnWords = Readonly<Record<string, string>>

const firstByPath = (errors: Iterable<readonly [path: string, code: string]>): Wrong => {
  const wrong: Record<string, string> = {}
  for (const [path, code] of errors) wrong[path] ??= code
  return wrong
}

const wrongIn = (error: z.core.$ZodError): Wrong =>
  firstByPath(error.issues.map((issue) => [issue.path.map(String).join('.'), fieldCodeOf(issue)]))

/**
 * A form, judged by the endpoint's own schema before sending and by the server after it; `ref` belongs to its frame.
 * `check` answers the parsed input or null; `refuse` answers whether the refusal was about fields of this form;
 * both move the focus to the first wrong field, found by its `name`. `textOf(path)` is the sentence beside a field.
 */
export const useForm = <S extends z.core.$ZodType>(schema: S, own: OwnWords = {}) => {
  const t = useTranslations('fields')
  const fail = useFailure()
  const ref = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})

  const show = (now: Wrong) => {
    flushSync(() => setWrong(now))
    if (ref.current) focusFirstWrong(ref.current, Object.keys(now))
  }
  const mark = (path: string, code: string) => show({ [path]: code })
  const refuse = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.errors.length === 0) return false
    const now = firstByPath(error.errors.map(({ path, code }) => [path, code]))
    show(now)
    return Object.keys(now).some((path) => ref.current?.elements.namedItem(path))
  }

  return {
    ref,
    refuse,
    /** Marks one field by hand, for what no schema can know. */
    mark,
    textOf: (path: string): string | undefined => {
      const code = wrong[path]
      if (code === undefined) return undefined
      const general = t.has(code as 'required') ? t(code as 'required') : t('invalid_type')
      return own[`${path}.${code}`] ?? own[path] ?? general
    },
    check: (input: z.input<S>): z.output<S> | null => {
      const outcome = z.safeParse(schema, input, { reportInput: true })
      show(outcome.success ? {} : wrongIn(outcome.error))
      return outcome.success ? outcome.data : null
    },
    /**
     * `onError: failed(title)`: says that it was not saved, and why, beside the field if it is about one.
     * `fieldOf` names the field that a code of the whole request is about.
     */
    failed:
      (title: string, fieldOf: Readonly<Record<string, string>> = {}) =>
      (error: unknown): void => {
        const code = error instanceof ApiError ? error.code : ''
        const field = fieldOf[code]
        if (field) mark(field, code)
        fail(title, error, field !== undefined || refuse(error))
      },
    clear: () => setWrong({}),
  }
}
