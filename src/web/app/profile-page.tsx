import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { ChildSelector } from '#web/features/children/child-selector.tsx'
import { NoChildrenCard } from '#web/features/children/no-children-card.tsx'
import { MembersCard } from '#web/features/families/members-card.tsx'
import { ProfileScreen } from '#web/features/profile/profile-screen.tsx'
import { read } from '#web/lib/query.ts'
import type { MemberScreenProps } from '#web/lib/screen-props.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { openAddChild } from './add-child-state.ts'
import { chooseChild, useCurrentChild } from './current-child.ts'
import { FeedbackRow } from './feedback-row.tsx'
import { LazyChildDialog, useChildDialog } from './lazy-child-dialog.tsx'
import { recentActivities } from './recent-activities.ts'

const none: readonly Child[] = []

/** Renders the profile: selected child, children, members. */
export function ProfilePage({ user }: MemberScreenProps) {
  const { data: family = none } = useQuery(read(listChildren))
  const child = useCurrentChild(family)
  return (
    <>
      {child && <Watch childId={child.id} />}
      <ProfileScreen
        child={child}
        switcher={child && family.length > 1 && <Switcher family={family} child={child} />}
        selector={
          child ? <Children family={family} child={child} /> : <NoChildrenCard onAdd={() => openAddChild(true)} />
        }
        members={<MembersCard user={user} />}
        feedback={<FeedbackRow />}
      />
    </>
  )
}

function Watch({ childId }: { childId: string }) {
  useQuery(recentActivities(childId))
  return null
}

type ChosenProps = { family: readonly Child[]; child: Child }

function Switcher({ family, child }: ChosenProps) {
  const t = useTranslations('profile')
  const dialog = useChildDialog()
  return (
    <>
      <Button tone="night" icon="people" aria-haspopup="dialog" onClick={dialog.show}>
        {t('switchChild')}
      </Button>
      <LazyChildDialog dialog={dialog} family={family} child={child} />
    </>
  )
}

function Children({ family, child }: ChosenProps) {
  const t = useTranslations('profile')
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="type-h3">{t('children')}</h2>
      <ChildSelector
        family={family}
        chosen={child}
        onChoose={({ id }) => chooseChild(id)}
        onAdd={() => openAddChild(false)}
      />
    </Card>
  )
}
