-- Which side of the bond whoever asked would take: 'seek', 'offer' or 'either'. Nobody has said so yet.
ALTER TABLE connection ADD COLUMN side text CHECK (side IN ('seek', 'offer', 'either'));
