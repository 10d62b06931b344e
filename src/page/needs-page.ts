/**
 * Of what hands on the address of the item's page, or asks about it by that address: previews of what is not public yet hold it
 * back, and say when it will work.
 */
export const NEEDS_PAGE = { 'data-needs-page': '' } as const;
