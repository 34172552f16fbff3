// each import is caught by eslint(no-restricted-imports)
import '../rewards/redeem.ts' // Import with `./`
import 'kysely' // a rules.ts imports only
import '#server/db/transaction.ts' // a rules.ts imports only
import './contract.ts' // a rules.ts imports only
import '#shared/locale/locale.ts' // a rules.ts imports only
import '#shared/habits/list/rules.ts' // a rules.ts imports only
import './list/rules.ts' // a rules.ts imports only
