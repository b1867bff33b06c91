-- Moves the draft to a setting: the hashes of all its documents, by file, as JSON. The table had only changed documents.
INSERT INTO settings (name, value)
SELECT 'draft', json_group_object(file, document)
FROM (
  SELECT key AS file, value AS document
  FROM json_each((SELECT documents FROM revisions ORDER BY number DESC LIMIT 1))
  WHERE key NOT IN (SELECT file FROM draft)
  UNION ALL
  SELECT file, document FROM draft WHERE document IS NOT NULL
);
DROP TABLE draft;
