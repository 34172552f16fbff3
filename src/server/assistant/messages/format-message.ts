import format, { type CompiledMessage } from 'icu-minify/format'
import type { Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'

/** An ICU message, compiled, with the names of its arguments. */
export interface IcuMessage<Argument extends string = never> {
  compiled: CompiledMessage
  names: readonly Argument[]
}

const pluralRulesOf = memoizeByLocale((locale) => new Intl.PluralRules(locale))

export type MessageValues<Argument extends string> = Readonly<Record<Argument, string | number>>

/** Returns the text of a message. `{name}` is left in it: the name of the child is filled in last. */
export const formatMessage = <Argument extends string>(
  locale: Locale,
  { compiled }: IcuMessage<Argument>,
  values: MessageValues<Argument>,
): string =>
  String(
    format(
      compiled,
      locale,
      { name: '{name}', ...values },
      {
        formatters: {
          getPluralRules: () => pluralRulesOf(locale),
          getNumberFormat: (...args) => new Intl.NumberFormat(...args),
          getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
        },
      },
    ),
  )
