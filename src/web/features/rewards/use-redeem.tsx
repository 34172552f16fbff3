import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { redeemReward, type Reward } from '#shared/rewards/contract.ts'
import { confirmBalanceChange } from '#web/ledger/optimistic-balance-update.ts'
import { addBadgesToFeast } from '#web/ledger/deed-feast.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { showFeast } from '#web/ui/feast-queue.ts'
import { endMessageOfEarlierAct } from '#web/ui/message.ts'
import { growMs } from './redeem-timing.ts'
import type { RedeemSceneProps } from './redeem-scene.tsx'
import { useCover } from './use-cover.ts'
import { usePromiseMessage } from './use-promise-message.ts'

const loadScene = () => importWithRetry(() => import('./redeem-scene.tsx'))
const RedeemScene = lazy(async () => ({ default: (await loadScene()).RedeemScene }))

function LazyScene(props: RedeemSceneProps) {
  return (
    <Suspense>
      <RedeemScene {...props} />
    </Suspense>
  )
}

interface RedeemInput {
  reward: Reward
  /** The picture of the reward, which grows until it fills the screen. */
  cover: Element
}

type Scene = Pick<RedeemSceneProps, 'reward' | 'from' | 'openedAt' | 'before' | 'startMs' | 'answer' | 'open'> & {
  /** Whether its badges are told of when it has closed. */
  showsBadges: boolean
  isUndone: boolean
}

const createScene = (reward: Reward, cover: Element, before: number): Scene => ({
  reward,
  from: cover.getBoundingClientRect(),
  openedAt: performance.now(),
  before,
  startMs: 0,
  answer: null,
  open: true,
  showsBadges: false,
  isUndone: false,
})

/** Returns how the redemptions of a child are sent: second taps are ignored, and the others sent one after the other. */
const createSendOptions = (child: Child) => ({
  tapKey: ({ reward }: RedeemInput) => reward.id,
  queue: () => `redeem.${child.id}`,
  input: ({ reward: { id, pointsCost } }: RedeemInput) => ({
    body: { childId: child.id, rewardId: id, pointsSpent: pointsCost },
  }),
})

/** Returns the milliseconds until the drawing begins: the picture grows first. */
const computeStartMs = (openedAt: number): number => Math.max(0, growMs - (performance.now() - openedAt))

/** Loads the scene before it is needed, and not before the screen is shown. */
const usePreloadedScene = (): void => {
  const isIdle = useIsBrowserIdle()
  // External system: the network.
  useEffect(() => {
    if (isIdle) loadScene().catch(() => undefined)
  }, [isIdle])
}

/**
 * `send({ reward, cover })`: pays for a reward with the child's points; `scene` shows it on the whole screen from the tap
 * on, and `showingId` is its reward until it has closed and the response is there. A message says then what was promised.
 */
export const useRedeem = (child: Child, pictures: boolean) => {
  const t = useTranslations('rewards')
  const promised = usePromiseMessage(child)
  const [scene, setScene] = useState<Scene | null>(null)
  // The scene is there a moment later, or never, and can be closed before the response.
  const [showingId, setShowingId] = useState<string | null>(null)
  const shownId = useRef<string | null>(null)
  // External system: the server, which may answer when the screen was left; then a message tells of the reward.
  useEffect(() => () => void (shownId.current = null), [])
  const cover = useCover()
  usePreloadedScene()

  const endShowing = ({ id }: Reward) => setShowingId((shown) => (shown === id ? null : shown))
  const close = () => {
    shownId.current = null
    cover.end()
    setScene((shown) => shown && { ...shown, open: false })
  }
  const command = useCommand(redeemReward, {
    ...createSendOptions(child),
    onSend: ({ reward, cover: picture }) => {
      shownId.current = reward.id
      cover.begin()
      endMessageOfEarlierAct()
      // The tap is answered by the button first: below the scene all rewards are rendered again.
      startTransition(() => {
        setShowingId(reward.id)
        setScene(createScene(reward, picture, child.points))
      })
    },
    // The screen behind changes, and is read again, once the scene covers it.
    update: async (client, { balance }, { reward }) => {
      await cover.wait()
      confirmBalanceChange(client, { childId: child.id, points: -reward.pointsCost }, balance)
    },
    success: (answer, { reward }) => {
      if (shownId.current === reward.id) {
        setScene((shown) => shown && { ...shown, answer, startMs: computeStartMs(shown.openedAt) })
        return undefined
      }
      endShowing(reward)
      const feast = addBadgesToFeast(undefined, { child, points: 0, badges: answer.badges })
      return { ...promised.textsOf(reward), child, feast }
    },
    onError: (_, { reward }, client) => {
      endShowing(reward)
      if (shownId.current === reward.id) close()
      // The price or the balance on the screen was an old one.
      void client.invalidateQueries()
    },
    failure: (_, error) =>
      error instanceof ApiError && error.code === 'insufficient_points' ? t('insufficient') : t('redeemFailed'),
  })
  const undoScene = () => {
    if (!scene?.answer) return
    setScene({ ...scene, isUndone: true })
    close()
    promised.undo(scene.reward, scene.answer.actId)
  }
  const showBadges = () => {
    setScene((shown) => shown && { ...shown, showsBadges: true })
    close()
  }
  const end = () => {
    const feast = scene?.showsBadges && addBadgesToFeast(undefined, { child, points: 0, badges: scene.answer?.badges })
    setScene(null)
    if (scene?.answer) endShowing(scene.reward)
    if (scene?.answer && !scene.isUndone) promised.show(scene.reward, scene.answer.actId)
    if (feast) showFeast(feast)
  }
  return {
    send: command.send,
    showingId,
    scene: scene && (
      <LazyScene
        key={scene.openedAt}
        {...{ ...scene, child, pictures }}
        onCovered={cover.end}
        onUndo={undoScene}
        onBadges={showBadges}
        onClose={close}
        onClosed={end}
      />
    ),
  }
}

export type Redeem = ReturnType<typeof useRedeem>
