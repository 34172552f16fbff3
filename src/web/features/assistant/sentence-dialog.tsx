import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { askState } from '#web/lib/ask-state.ts'
import { writeDraft } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { FoundOrOutcome, ProposalCards } from './proposal-cards.tsx'
import { RecordButton } from './record-button.tsx'
import { isAllDone, type CardsProps } from './sentence-cards.ts'
import { SentenceWords } from './sentence-words.tsx'
import { TickAllButton } from './tick-all-button.tsx'

export interface SentenceDialogProps extends CardsProps {
  open: boolean
  text: string
  /** The child on screen. */
  child: Child
  onClose: () => void
  /** Called to change the sentence, in its field. */
  onEdit: () => void
  /** Called when all that was ticked is recorded, or nothing is left to record. */
  onRecorded: () => void
  /** Called when the sentence has become a question. */
  onAsked: () => void
  /** Returns what has the focus once it has closed; undefined for what had it before. */
  findFinalFocus: () => HTMLElement | null | undefined
}

const titles = { acts: 'check', allDone: 'already.all', nothing: 'nothing' } as const
const poses = { acts: 'write', allDone: 'calm', nothing: 'think' } as const

/** Renders the dialog in which what a sentence tells of is confirmed. */
export function SentenceDialog({
  open,
  text,
  child,
  onClose,
  onEdit,
  onRecorded,
  onAsked,
  findFinalFocus,
  ...props
}: SentenceDialogProps) {
  const t = useTranslations('sentence')
  const common = useTranslations('common')
  const { cards } = props
  const count = cards.entries.length
  const found = isAllDone(cards) ? 'allDone' : count === 0 ? 'nothing' : 'acts'
  return (
    <Dialog
      open={open}
      title={t('title')}
      closeLabel={common('close')}
      findFinalFocus={findFinalFocus}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          {count > 0 && <RecordButton {...props} onRecorded={onRecorded} />}
          {isAllDone(cards) && (
            <Button tone="soft" onClick={onRecorded}>
              {common('done')}
            </Button>
          )}
          <p className="flex items-center justify-center gap-2 text-center text-meta text-text-2">
            <Icon name="home" size={16} className="shrink-0" />
            <span className="min-w-0">{t('atHome')}</span>
          </p>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <SentenceWords text={text} cards={cards} onEdit={onEdit} />
        <div className="flex items-center gap-3">
          <PosedMascot pose={poses[found]} size={56} className="shrink-0 max-[20rem]:hidden" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <h3 className="type-h3 min-w-0">{t(titles[found])}</h3>
              {found === 'acts' && <TickAllButton {...props} />}
            </div>
            <FoundOrOutcome cards={cards} isInDialog />
          </div>
        </div>
        <ProposalCards {...props} />
        {found === 'nothing' && (
          <Link
            href="/ai-chat"
            state={askState}
            className={buttonClasses('soft', 'child')}
            onClick={() => {
              writeDraft(`chat.${child.id}`, { text })
              onAsked()
            }}
          >
            {t('askGlim')}
          </Link>
        )}
      </div>
    </Dialog>
  )
}
