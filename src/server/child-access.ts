/** Returns whether a child of the family exists for a caller; `childIds` are those that do, null for all. */
export const canAccessChild = (
  { childIds }: { readonly childIds: readonly string[] | null },
  childId: string | null,
): boolean => childIds === null || (childId !== null && childIds.includes(childId))
