/** Returns required text columns. */
export const text = (...names: readonly string[]): string => names.map((name) => `${name} text not null`).join(', ')

/** Returns nullable text columns. */
export const optionalText = (...names: readonly string[]): string => names.map((name) => `${name} text`).join(', ')

/** Constraints of a table with `family_id` and `id`. */
export const ofFamily = `
    primary key (family_id, id),
    foreign key (family_id) references families (id) on delete cascade`

/** Constraints of a table with `family_id`, `id` and `child_id`. */
export const ofChild = `${ofFamily},
    foreign key (family_id, child_id) references children (family_id, id) on delete cascade`

/** Constraint of a table with `family_id` and `act_id`. */
export const ofAct = `foreign key (family_id, act_id) references acts (family_id, id) on delete cascade`
