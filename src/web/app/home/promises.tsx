import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { PromiseNote, useOpenPromises } from '#web/features/rewards/open-promises.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'

/** Renders the newest open redemption and the number of others. */
export function Promises({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>) {
  const t = useTranslations('home')
  const [newest, ...rest] = useOpenPromises(child)
  if (!newest) return null
  return (
    <div className="mt-3 rounded-[0.875rem] bg-night-soft px-3 py-2.5 text-small text-night-text">
      <PromiseNote promise={newest} zone={user.family.timeZone} />
      {rest.length > 0 && (
        <Link href="/rewards" className="flex min-h-11 items-center text-night-gold">
          {t('morePromises', { count: rest.length })}
        </Link>
      )}
    </div>
  )
}
