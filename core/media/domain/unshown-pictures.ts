/** How many days a picture is kept that no profile shows. */
export const DAYS_UNSHOWN = 1;
