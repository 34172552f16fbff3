import type { Proposal } from '#shared/assistant/sentence.ts'
import { isQuickPresetKey } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { DeedPicture } from '#web/ledger/deed-picture.tsx'
import { PresetPicture } from '#web/ledger/preset-picture.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ModuleIcon } from '#web/ui/module-icon.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { findPreset, proposalTones } from './proposals.ts'

const size = 52

interface ProposalPictureProps {
  proposal: Proposal
  /** Whose face stands at the corner; absent for an only child. */
  child: Child | undefined
}

/** Renders the picture of a proposal with the face of its child; decorative, the words stand beside it. */
export function ProposalPicture({ proposal, child }: ProposalPictureProps) {
  return (
    <span className="pointer-events-none relative inline-grid shrink-0">
      <Picture proposal={proposal} />
      {child && (
        <Avatar
          emoji={child.avatarUrl}
          name={child.name}
          size="small"
          className="absolute -right-1.5 -bottom-1.5 border-2! border-surface!"
        />
      )}
    </span>
  )
}

function Picture({ proposal }: { proposal: Proposal }) {
  if (proposal.kind === 'moment')
    return proposal.mood ? <MoodFace mood={proposal.mood} size={size} /> : <ModuleIcon module="petal" size={size} />
  if (proposal.kind !== 'behavior')
    return <TitlePicture title={proposal.title} tone={proposalTones[proposal.kind]} size={size} />
  const preset = findPreset(proposal) ?? null
  if (isQuickPresetKey(preset)) return <PresetPicture preset={preset} size={size} />
  if (proposal.points <= 0) return <DeedPicture kind="hard" size={size} className="" />
  return <TitlePicture title={proposal.title} tone="ember" size={size} />
}
