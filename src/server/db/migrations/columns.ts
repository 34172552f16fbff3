/** Returns the SQL of required text columns. */
export const formatRequiredTextColumns = (...names: readonly string[]): string =>
  names.map((name) => `${name} text not null`).join(', ')

/** Returns the SQL of nullable text columns. */
export const formatOptionalTextColumns = (...names: readonly string[]): string =>
  names.map((name) => `${name} text`).join(', ')

/** SQL of the primary key and foreign key of a table with `family_id` and `id`. */
export const familyRowConstraints = `
    primary key (family_id, id),
    foreign key (family_id) references families (id) on delete cascade`

/** SQL of the primary key and foreign keys of a table with `family_id`, `id` and `child_id`. */
export const childRowConstraints = `${familyRowConstraints},
    foreign key (family_id, child_id) references children (family_id, id) on delete cascade`

/** SQL of the foreign key to `acts`, for a table with `family_id` and `act_id`. */
export const actForeignKey = `foreign key (family_id, act_id) references acts (family_id, id) on delete cascade`
