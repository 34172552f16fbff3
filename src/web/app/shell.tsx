import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { BottomBar } from './bottom-bar.tsx'
import { JarAsideSkeleton } from './home/layout-skeleton.tsx'
import { BackHeader, ScreenHeader } from './screen-header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { NavigationRail } from './navigation-rail.tsx'
import type { MemberScreen } from './screens.tsx'
import { SkipLink } from './skip-link.tsx'

type ShellProps = {
  screen: MemberScreen
  user: User
  family: readonly Child[]
  child: Child | undefined
  /** The panel at the right of a wide window. */
  aside?: ReactNode
  children: ReactNode
}

const chooseWidth = (screen: MemberScreen, aside: ReactNode): string => {
  if (aside)
    return 'lg:grid lg:max-w-282 lg:grid-cols-[minmax(0,1fr)_19.75rem] lg:gap-8 min-[100rem]:max-w-400 min-[100rem]:grid-cols-[minmax(0,1fr)_24rem]'
  if (screen.path === '/') return 'lg:max-w-282 min-[100rem]:max-w-400'
  return screen.wide ? 'lg:max-w-282' : 'lg:max-w-206'
}

/** Returns whether the title of a screen and its way back are known without its family. */
export const hasBackLink = ({ frame }: MemberScreen): boolean => frame === 'back' || frame === 'own'

/** Renders the frame of a screen while who is signed in could not be loaded: the navigation, and its title with the way back. */
export function ShellWithoutFamily({ screen, children }: Pick<ShellProps, 'screen' | 'children'>) {
  const t = useTranslations('shell')
  const isTitled = hasBackLink(screen)
  return (
    <>
      <SkipLink label={t('skip')} />
      <OfflineBanner hasData />
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
        <NavigationRail />
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            'mx-auto w-full max-w-160 px-4 pb-[calc(var(--bottom-bar)+var(--bottom-bulge)+var(--message-space))] outline-none landscape:pl-[calc(var(--left-rail)+0.75rem)]',
            isTitled ? 'lg:pt-4' : 'grid min-h-dvh content-center pt-4',
          )}
        >
          {isTitled && <BackHeader screen={screen} child={undefined} />}
          {children}
        </main>
      </div>
      <BottomBar />
    </>
  )
}

/** Renders the frame of a family's screens: rail or bottom bar, header, and a panel at the right. */
export function Shell({ screen, user, family, child, aside, children }: ShellProps) {
  const t = useTranslations('shell')
  return (
    <>
      <SkipLink label={t('skip')} />
      <OfflineBanner hasData />
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
        <NavigationRail glim={{ user, child }} />
        <div
          className={classNames(
            'mx-auto w-full px-4 sm:px-6 lg:mx-0 lg:px-8 landscape:pr-[max(1rem,env(safe-area-inset-right))] landscape:pl-[calc(var(--left-rail)+0.75rem)]',
            'min-[100rem]:mx-auto!',
            chooseWidth(screen, aside),
          )}
        >
          <main
            id="content"
            tabIndex={-1}
            className={classNames(
              'mx-auto w-full max-w-190 outline-none landscape:max-w-none lg:mx-0 lg:max-w-none lg:pt-4',
              screen.frame !== 'own' && 'pb-[calc(var(--bottom-bar)+var(--bottom-bulge)+var(--message-space))]',
            )}
          >
            <ScreenHeader screen={screen} family={family} child={child} />
            {children}
          </main>
          {aside && (
            <aside className="pt-7 pb-10">
              <Suspense fallback={<JarAsideSkeleton isOfHome={screen.title === 'home'} />}>{aside}</Suspense>
            </aside>
          )}
        </div>
      </div>
      {screen.frame !== 'own' && <BottomBar glim={{ user, child }} />}
    </>
  )
}
