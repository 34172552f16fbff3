import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { useShownPoints } from '#web/ledger/flights.ts'
import { PointsJar } from '#web/ledger/points-jar.tsx'
import { twoColumnsMediaQuery, useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChildSwitcher } from './child-switcher.tsx'
import { useShelf } from './home/use-shelf.ts'
import { parentPaths } from './nav-link.tsx'
import type { MemberScreen } from './screens.tsx'
import { SettingsLink } from './settings-link.tsx'

type ScreenHeaderProps = { screen: MemberScreen; family: readonly Child[]; child: Child | undefined }

/** Renders the header that the screen's `frame` selects: back link and title, child and points, or an empty space. */
export function ScreenHeader({ screen, family, child }: ScreenHeaderProps) {
  if (screen.frame === 'back') return <BackHeader screen={screen} child={child} />
  if (screen.frame === 'own' && child) return null
  if (screen.frame === 'bare' || !child) return <div className="h-3" />
  if (screen.path === '/') return <HomeHeader family={family} child={child} />
  return <ChildHeader screen={screen} family={family} child={child} />
}

/**
 * Renders a back link, the heading and the points of a screen about a child; these stay while the page scrolls. In windows
 * that show a part beside the list of its screen, back leads out of both.
 */
export function BackHeader({ screen, child }: Pick<ScreenHeaderProps, 'screen' | 'child'>) {
  const t = useTranslations()
  const isBesideList = useMediaQuery(twoColumnsMediaQuery)
  const { within } = screen
  const parent = within && !isBesideList ? within : parentPaths[within ?? screen.path]
  return (
    <div
      data-sticky-header={screen.for === 'child' ? '' : undefined}
      className="flex flex-wrap items-center justify-end gap-1 pt-3 pb-2.5"
    >
      <div className="flex min-w-0 grow items-center gap-1">
        <Link
          href={parent ?? '/'}
          aria-label={t('common.back')}
          className="press tap-child -ml-3 grid shrink-0 place-items-center rounded-full hover:bg-surface-2"
        >
          <Icon name="back" size={26} />
        </Link>
        <h1 className="type-h2 min-w-0 text-[clamp(1.0625rem,5.4vw,1.375rem)]! hyphens-auto">
          {within && isBesideList && (
            <span className="text-text-2">
              {t('shell.titles.settings')}
              {t('common.separator')}
            </span>
          )}
          {t(`shell.titles.${screen.title}`)}
        </h1>
      </div>
      {screen.for === 'child' && child && <PointsJarLink screen={screen} child={child} />}
    </div>
  )
}

/**
 * Renders the pictures of the children beside the points of the selected one, which stay where they are spent.
 * Where a jar stands beside the screen, the screen has the pictures below its title, like those with a back link.
 */
function ChildHeader({ screen, family, child }: ScreenHeaderProps & { child: Child }) {
  const isWide = useMediaQuery(wideMediaQuery)
  if (isWide && hasAside(screen)) return <div className="h-3" />
  return (
    <div data-sticky-header={screen.path === '/rewards' ? '' : undefined} className="@container pt-3 pb-2.5">
      <div className="flex items-center gap-3 @max-[14rem]:flex-wrap">
        <ChildSwitcher family={family} child={child} />
        <PointsJarLink screen={screen} child={child} />
      </div>
    </div>
  )
}

/** Renders the pictures of the children; the points of the selected one are in the jar below. */
function HomeHeader({ family, child }: Omit<ScreenHeaderProps, 'screen'> & { child: Child }) {
  const t = useTranslations('home')
  const { hasShelf, isShelfShown } = useShelf(family)
  if (isShelfShown) return null
  return (
    <div className="@container pt-2.5 pb-1.5 lg:hidden landscape:hidden">
      <div className="flex items-center gap-3 @max-[14rem]:flex-wrap">
        {hasShelf && (
          <Link
            href="/"
            aria-label={t('allChildren')}
            className="press tap-child -ml-3 grid shrink-0 place-items-center rounded-full hover:bg-surface-2"
          >
            <Icon name="back" size={26} />
          </Link>
        )}
        <ChildSwitcher family={family} child={child} hasTicks hasPoints />
        <SettingsLink />
      </div>
    </div>
  )
}

const hasAside = (screen: MemberScreen): boolean => screen.for === 'child' && screen.Aside !== undefined

/** Renders a small jar with the balance as a link to the rewards; a wide window may have a larger jar beside it. */
function PointsJarLink({ screen, child }: { screen: MemberScreen; child: Child }) {
  const t = useTranslations('shell')
  return (
    <Link
      href="/rewards"
      aria-label={t('pointsButton', { count: useShownPoints(child) })}
      className={classNames('press ml-auto shrink-0 rounded-[1.375rem] no-underline', hasAside(screen) && 'lg:hidden')}
    >
      <PointsJar child={child} />
    </Link>
  )
}
