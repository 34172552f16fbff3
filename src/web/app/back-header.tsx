import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PointsLink } from './child-header.tsx'
import type { TitleKey } from './screens.tsx'

type BackHeaderProps = { title: TitleKey; to: string; child: Child | undefined }

/** Renders a back link, the heading and the points. */
export function BackHeader({ title, to, child }: BackHeaderProps) {
  const t = useTranslations()
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 pt-3 pb-2.5">
      <div className="flex min-w-0 grow items-center gap-1">
        <Link
          href={to}
          aria-label={t('common.back')}
          className="press tap-child -ml-3 grid shrink-0 place-items-center rounded-full hover:bg-surface-2"
        >
          <Icon name="back" size={26} />
        </Link>
        <h1 className="type-h2 min-w-0 text-[clamp(1.0625rem,5.4vw,1.375rem)]! hyphens-auto">
          {t(`shell.titles.${title}`)}
        </h1>
      </div>
      {child && <PointsLink points={child.points} />}
    </div>
  )
}
