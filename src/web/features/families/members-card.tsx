import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { InitialAvatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

type Member = User['family']['members'][number]

/** Renders the members of the family with a button to invite; the owner can remove the others. */
export function MembersCard({ user }: { user: User }) {
  const t = useTranslations('families')
  const [inviting, setInviting] = useState(false)
  const { members, name } = user.family
  const isOwner = members.some(({ id, role }) => id === user.id && role === 'owner')
  return (
    <Card as="section" id="members" className="grid grid-cols-1 gap-3">
      <header>
        <h2 className="type-h3">{t('members')}</h2>
        <p className="text-small wrap-anywhere text-text-2">{name}</p>
      </header>
      <ul className="grid gap-1.5">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMe={member.id === user.id}
            removable={isOwner && member.id !== user.id}
          />
        ))}
      </ul>
      <OpenInvitations members={members} />
      <Button tone="soft" icon="plus" onClick={() => setInviting(true)}>
        {t('invite')}
      </Button>
      <InviteDialog open={inviting} onOpenChange={setInviting} />
    </Card>
  )
}

function MemberRow({ member, isMe, removable }: { member: Member; isMe: boolean; removable: boolean }) {
  const t = useTranslations('families')
  const common = useTranslations('common')
  const [removing, setRemoving] = useState(false)
  return (
    <li className="flex min-h-15 items-center gap-3 py-2">
      <InitialAvatar name={member.name} />
      <span className="min-w-0 flex-1">
        <span className="type-label block wrap-anywhere">
          {member.name}
          {isMe && (
            <span className="font-sans text-small font-normal text-text-2">
              {common('separator')}
              {t('you')}
            </span>
          )}
        </span>
        <span className="block text-small wrap-anywhere hyphens-auto text-text-2">{t(member.role)}</span>
      </span>
      {removable && (
        <>
          <Menu
            trigger={
              <IconButton icon="dots" aria-label={t('menu', { name: member.name })} className="-mr-3 text-text-2" />
            }
            items={[
              {
                key: 'remove',
                icon: 'trash',
                label: t('remove', { name: member.name }),
                danger: true,
                onSelect: () => setRemoving(true),
              },
            ]}
          />
          <RemoveMemberDialog member={member} open={removing} onOpenChange={setRemoving} />
        </>
      )}
    </li>
  )
}
