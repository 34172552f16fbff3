import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from './load-failed.tsx'

interface LoadMoreButtonProps {
  pages: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
  >
  label: string
}

/** Renders the button that loads the next page of a list, or the error if that failed; nothing on the last page. */
export function LoadMoreButton({ pages, label }: LoadMoreButtonProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = pages
  if (!hasNextPage) return null
  const load = () => void fetchNextPage({ cancelRefetch: false })
  return (
    <div className="mt-4">
      {isFetchNextPageError && !isFetchingNextPage ? (
        <LoadFailed error={error} retry={load} />
      ) : (
        <Button tone="soft" className="w-full" pending={isFetchingNextPage} onClick={load}>
          {label}
        </Button>
      )}
    </div>
  )
}
