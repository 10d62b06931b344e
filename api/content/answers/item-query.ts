/** What is asked of an item besides its language (`ITEM_QUERIES` of the contract). */
export interface ItemQuery {
  /** At most so many. */
  works?: number;
}
