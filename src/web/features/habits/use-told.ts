import { useTranslations } from 'use-intl'
import { useSigned } from '#web/ledger/act-points.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import type { TakingBack } from './check-ins.ts'
import { useDayWords } from './day-words.ts'
import { join } from './told-together.ts'
import { useTakeBack } from './use-take-back.ts'

/** `tell(checkIn, isCompleted)`: a notice with Undo; check-ins that follow each other become one notice with Undo all. */
export const useTold = () => {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const signed = useSigned()
  const dayText = useDayWords()
  const toast = useToast()
  const takeBack = useTakeBack()

  const titleOf = ({ habit, child, day, today, points }: TakingBack, isCompleted: boolean): string => {
    const words = { points: signed(points), name: child.name, title: habit.title }
    if (isCompleted) return t('toldCompleted', words)
    return day === today ? t('told', words) : t('toldFilled', { ...words, day: dayText(day, 'weekday') })
  }

  return (fresh: TakingBack, isCompleted: boolean): void => {
    const { all, settle, end } = join(fresh)
    const isOne = all.length === 1
    const title = titleOf(fresh, isCompleted)
    toast({
      title: isOne ? title : t('toldMany', { count: all.length }),
      description: isOne ? undefined : title,
      action: { label: isOne ? common('undo') : t('undoAll'), onClick: () => takeBack(all) },
      onClose: end,
    })
    // The notice before this one has gone by now.
    settle()
  }
}
