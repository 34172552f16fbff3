import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#web/lib/session.ts'
import { DocumentTitle } from './document-title.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { PublicFrame } from './public-frame.tsx'
import { LoadingIndicator, ScreenContent } from './screen-content.tsx'
import type { MemberScreen } from './screens.tsx'
import { SignedInPage } from './signed-in-page.tsx'

const loadNothing = () => Promise.resolve()

const screen: MemberScreen = {
  path: '',
  title: 'notFound',
  for: 'member',
  frame: 'bare',
  wide: true,
  load: loadNothing,
  preload: loadNothing,
  Component: NotFoundScreen,
}

/** Renders the screen of an unknown path, with the navigation for a member of a family. */
export function NotFoundPage() {
  const { data: user, isPending } = useQuery(sessionQuery)
  if (isPending) return <LoadingIndicator Frame={PublicFrame} />
  const isMember = user && !user.removed
  return (
    <>
      <DocumentTitle of="notFound" />
      {isMember ? (
        <SignedInPage screen={screen} />
      ) : (
        <PublicFrame>
          <ScreenContent>
            <NotFoundScreen />
          </ScreenContent>
        </PublicFrame>
      )}
    </>
  )
}
