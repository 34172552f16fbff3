import format, { type CompiledMessage } from 'icu-minify/format'
import type { Locale } from '#shared/locale/locale.ts'

/** An ICU message, compiled, with the names of its arguments. */
export interface Message<Argument extends string = never> {
  compiled: CompiledMessage
  names: readonly Argument[]
}

const pluralRules = new Map<Locale, Intl.PluralRules>()

const pluralRulesOf = (locale: Locale): Intl.PluralRules => {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  return rules
}

/** Returns the text of a message. `{name}` is left in it: the name of the child is filled in last. */
export const formatMessage = <Argument extends string>(
  locale: Locale,
  { compiled }: Message<Argument>,
  values: Readonly<Record<Argument, string | number>>,
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
