import { useTranslations } from 'use-intl'
import type { TitleKey } from './screens.tsx'

/** Renders the title of the document. */
export function DocumentTitle({ of }: { of: TitleKey }) {
  const t = useTranslations('shell.titles')
  const title = `${t(of)} · Glowjar`
  return <title>{title}</title>
}
