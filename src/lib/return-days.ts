/** How long after delivery something can be returned, unless editors set another time (LEGAL-02). */
export const RETURN_DAYS = 30
