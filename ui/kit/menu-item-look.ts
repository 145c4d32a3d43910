/** How one thing to do looks in a menu. */
export const MENU_ITEM_LOOK =
  'flex min-h-11 cursor-pointer items-center rounded-box px-3 outline-none data-highlighted:bg-sunken';
