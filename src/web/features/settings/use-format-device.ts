import { useTranslations } from 'use-intl'
import { parseUserAgent } from '#shared/auth/user-agent.ts'

/** Returns a function that formats browser and system of a `User-Agent`; `unknown` stands for one without either. */
export const useFormatDevice = () => {
  const t = useTranslations('settings')
  return (userAgent: string | null, unknown = t('sessionUnknown')): string => {
    const { browser, system } = parseUserAgent(userAgent)
    return browser && system ? t('sessionDevice', { browser, system }) : (browser ?? system ?? unknown)
  }
}
