import { createEdit, type PlantedFault } from './planted-fault.ts'

const restoredAccessTest = 'src/server/backup/restored-access.test.ts'
const codesTest = 'src/server/features/auth/second-factor/second-factor.test.ts'

/** Mistakes of the kinds that are made in sign-in, tokens and outgoing connections. */
export const faultsOfAccess: readonly PlantedFault[] = [
  {
    name: 'a token may do what its scopes do not allow',
    edits: [
      createEdit(
        'src/server/token-scope.ts',
        "  if (!scopes.includes(scope)) throw new AppError('insufficient_scope')\n",
      ),
    ],
    caughtBy: 'src/server/http/token-scopes.test.ts',
  },
  {
    name: 'a token may undo what it may not do',
    edits: [createEdit('src/server/ledger/undo.ts', '  assertAllowed(row.kind)\n')],
    caughtBy: 'src/server/features/acts/undo-with-token.test.ts',
  },
  {
    name: 'a token for one child may change another one',
    edits: [
      createEdit(
        'src/server/http/check-access.ts',
        "  if (!canAccessChild(caller, childId)) throw new AppError('not_found')\n",
      ),
    ],
    caughtBy: 'src/server/http/token-children.test.ts',
  },
  {
    name: 'a sign-in counts as recent for ever',
    edits: [
      createEdit(
        'src/server/recent-sign-in.ts',
        'return at <= now + clockToleranceMs && end > now ? toIso(end) : null',
        'return toIso(Math.max(end, now))',
      ),
    ],
    caughtBy: 'src/server/http/recent-sign-in.test.ts',
  },
  {
    name: 'a code of the second factor works twice',
    edits: [
      createEdit('src/server/features/auth/second-factor/second-factor.ts', 'lastStep: row.last_step', 'lastStep: 0'),
      createEdit(
        'src/server/features/auth/second-factor/second-factor-store.ts',
        "    .where('last_step', '<', step)\n",
      ),
    ],
    caughtBy: codesTest,
  },
  {
    name: 'wrong codes of the second factor are not limited',
    edits: [createEdit('src/server/rate-limits.ts', '      await consumeAll([{ limiter: codes, key: userId }])\n')],
    caughtBy: codesTest,
  },
  {
    name: 'guesses of strangers lock a known browser out',
    edits: [
      createEdit(
        'src/server/rate-limits.ts',
        '        device === null\n          ? [',
        '        account\n          ? [',
      ),
    ],
    caughtBy: 'src/server/features/auth/device-cookie.test.ts',
  },
  {
    name: 'a session of a disabled user goes on',
    edits: [createEdit('src/server/http/session.ts', "    .where('users.disabled_at', 'is', null),\n", ',\n')],
    caughtBy: 'src/server/cli/user-access.test.ts',
  },
  {
    name: 'an account left over from a removal may use the family',
    edits: [
      createEdit(
        'src/server/http/route-handler.ts',
        "  if (member.isRemoved && !e.afterRemoval) throw new AppError('removed_from_family')\n",
      ),
    ],
    caughtBy: 'src/server/features/families/removed-account.test.ts',
  },
  {
    name: 'a restore revives sessions',
    edits: [createEdit('src/server/backup/after-restore.ts', "  sessions: (tx) => deleteAll(tx, 'sessions'),\n")],
    caughtBy: restoredAccessTest,
  },
  {
    name: 'a restore revives links',
    edits: [createEdit('src/server/backup/after-restore.ts', "  'links sent by mail or printed': deleteLinks,\n")],
    caughtBy: restoredAccessTest,
  },
  {
    name: 'a host with an address on the own network is reached',
    edits: [
      createEdit(
        'src/server/outbound.ts',
        '    if (!isTrusted(url) && !addresses.every(({ address }) => isPublicAddress(address))) throw blocked\n',
      ),
    ],
    caughtBy: 'src/server/outbound.test.ts',
  },
  {
    name: 'a host is looked up again when it is connected to',
    edits: [createEdit('src/server/outbound.ts', ', lookup: createFixedLookup(addresses), signal }', ', signal }')],
    caughtBy: 'src/server/outbound.test.ts',
  },
  {
    name: 'strangers may sign up on a server behind a proxy',
    edits: [
      createEdit(
        'src/server/config.ts',
        "isThisMachineOnly(env, host) ? ('open' as const) : ('first' as const)",
        "isLoopback(host) ? ('open' as const) : ('first' as const)",
      ),
    ],
    caughtBy: 'src/server/config.test.ts',
  },
]
