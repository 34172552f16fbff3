import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ApiError } from '#shared/contract/client.ts'
import { toFieldCode } from '#shared/contract/field-code.ts'
import { useDraft, type DraftFields } from './drafts.ts'
import { focusFirstInvalid } from './focus.ts'
import { readSchemaField } from './schema-field.ts'

/** The first error code of each field, by path: codes, so that a change of language changes the texts. */
type Errors = Readonly<Record<string, string>>

export interface FormOptions<T> {
  initial: T
  /** The name under which the tab stores the fields; absent stores nothing. */
  draft?: string
  /** Fields that are not stored. */
  secrets?: readonly (keyof T & string)[]
  /** Texts for `path.code`, or for any error of `path`. */
  messages?: Readonly<Record<string, string>>
  /** The field that an error code of the whole request is about. */
  fieldOfCode?: Readonly<Record<string, string>>
  /** Called when a field is changed. */
  onChange?: () => void
  /** False if required fields have no visible mark. */
  marksRequired?: boolean
}

const firstErrorByPath = (errors: Iterable<readonly [path: string, code: string]>): Errors => {
  const first: Record<string, string> = {}
  for (const [path, code] of errors) first[path] ??= code
  return first
}

/** Returns the field that shows the error of a path: of an item of a list the field of the list. */
const findField = (path: string, fields: object): string => {
  const [list = path] = path.split('.')
  return path in fields || !(list in fields) ? path : list
}

const collectErrors = (error: z.core.$ZodError, fields: object): Errors =>
  firstErrorByPath(
    error.issues.map((issue) => [findField(issue.path.map(String).join('.'), fields), toFieldCode(issue)]),
  )

/** Returns the errors of a rejected request, whose code `fieldOfCode` may tell the field. */
const collectErrorsOfRequest = (
  { code, errors }: ApiError,
  fieldOfCode: Readonly<Record<string, string>>,
  fields: object,
): Errors => {
  const field = fieldOfCode[code]
  return field ? { [field]: code } : firstErrorByPath(errors.map((one) => [findField(one.path, fields), one.code]))
}

const removeErrors = (errors: Errors, changed: object): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !(path in changed)))

/** Returns errors for dates that were typed only in part; the browser reports them as empty. */
const findIncompleteDates = (form: HTMLFormElement | null): Errors =>
  firstErrorByPath(
    [...(form?.elements ?? [])].flatMap((element) =>
      element instanceof HTMLInputElement && element.validity.badInput ? [[element.name, 'invalid_day'] as const] : [],
    ),
  )

/**
 * Returns a form that is validated by the endpoint's schema before sending and by the server after it. `ref` belongs to
 * the form element. Errors move the focus to the first invalid field, found by its `name`.
 */
export const useForm = <S extends z.core.$ZodType, T extends DraftFields>(schema: S, options: FormOptions<T>) => {
  const t = useTranslations()
  const { initial, draft, secrets, messages = {}, fieldOfCode = {}, onChange, marksRequired = true } = options
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const isValid = (name: string, value: string) =>
    value === '' || value === initial[name] || (readSchemaField(schema, name).options?.includes(value) ?? true)
  const { values, change: changeDraft, clear, readAgain } = useDraft(draft, initial, { secrets, isValid })
  /** Changes fields. What was wrong with them is said again when they are checked again. */
  const change = (changed: Partial<T> | DraftFields): void => {
    changeDraft(changed)
    onChange?.()
    setErrors((before) => removeErrors(before, changed))
  }

  const show = (found: Errors) => {
    flushSync(() => setErrors(found))
    if (element) focusFirstInvalid(element, Object.keys(found))
  }
  const errorOf = (path: string): string | undefined => {
    const code = errors[path]
    if (code === undefined) return undefined
    const key = `fields.${code}` as 'fields.required'
    return messages[`${path}.${code}`] ?? messages[path] ?? t(t.has(key) ? key : 'fields.invalid_type')
  }

  const frame = (name: string) => ({
    name,
    error: errorOf(name),
    ...(readSchemaField(schema, name).isRequired &&
      (marksRequired ? { requiredText: t('common.required') } : { required: true })),
  })
  const choice = <K extends keyof T & string>(name: K) => ({
    value: values[name],
    onChange: (value: T[K]): void => change({ [name]: value }),
  })
  const field = (name: keyof T & string) => ({
    ...frame(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }): void => change({ [name]: target.value }),
  })

  return {
    ref: setElement,
    element,
    values,
    /** Whether a field differs from its initial value. */
    isChanged: Object.keys(initial).some((name) => values[name] !== initial[name]),
    change: (changed: Partial<T>): void => change(changed),
    errorOf,
    markInvalid: (path: string, code: string) => show({ [path]: code }),
    /** Empties the form. */
    clear: () => {
      clear()
      setErrors({})
    },
    clearErrors: () => setErrors({}),
    /** Shows the stored draft again, which was changed elsewhere. */
    read: readAgain,
    /** Props of a text field. The browser tests no limits, so that what was pasted stays to be corrected. */
    field,
    /** Props of a text area, with "12 of 500". */
    textArea: (name: keyof T & string) => {
      const most = readSchemaField(schema, name).maxLength
      const count = Array.from(values[name] ?? '').length
      const countText = most === undefined ? '' : t('common.count', { count: String(count), most: String(most) })
      return { ...field(name), countText }
    },
    /** Props of a choice without a frame. */
    choice,
    /** Props of a choice in a frame of its own. */
    select: <K extends keyof T & string>(name: K) => ({ ...frame(name), ...choice(name) }),
    /** Returns the values of fields that differ from the initial ones. */
    changed: <V extends object>(input: V): Partial<V> =>
      Object.fromEntries(Object.entries(input).filter(([name]) => values[name] !== initial[name])) as Partial<V>,
    /** Returns the parsed input, or null with the errors on screen. */
    check: (input: z.input<S>): z.output<S> | null => {
      const result = z.safeParse(schema, input, { reportInput: true })
      const found = result.success ? findIncompleteDates(element) : collectErrors(result.error, initial)
      show(found)
      return result.success && Object.keys(found).length === 0 ? result.data : null
    },
    /** For `onError` of a command: shows the reason beside its field, if it is about one. */
    showError: (error: unknown): 'field' | false => {
      if (!(error instanceof ApiError)) return false
      const found = collectErrorsOfRequest(error, fieldOfCode, initial)
      const names = Object.keys(found)
      if (names.length === 0) return false
      show(found)
      return error.code in fieldOfCode || names.some((name) => element?.elements.namedItem(name)) ? 'field' : false
    },
  }
}
