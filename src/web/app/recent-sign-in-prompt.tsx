import { useRecentSignInRequest } from '#web/lib/recent-sign-in-request.ts'
import { lazyDialog } from './lazy-component.tsx'

const LazyRecentSignInDialog = lazyDialog(
  async () => (await import('#web/features/auth/recent-sign-in-dialog.tsx')).RecentSignInDialog,
)

/** Renders the dialog that asks users to confirm that it is them, whenever a request needs it. */
export function RecentSignInPrompt() {
  const question = useRecentSignInRequest()
  return (
    <LazyRecentSignInDialog
      open={question !== null}
      password={question?.password}
      onAnswer={(isConfirmed) => question?.answer(isConfirmed)}
    />
  )
}
