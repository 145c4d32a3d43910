-- Reserved.
SELECT 1;
